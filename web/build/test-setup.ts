/** Before each file of unit tests: the page is in English, as if the server had served it, and local storage is empty. */
import { beforeEach } from "vitest";

document.documentElement.lang = "en";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
