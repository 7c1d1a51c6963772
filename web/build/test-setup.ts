/** Before each file of unit tests: the page is English, as the server would have served it, and the device is new. */
import { beforeEach } from "vitest";

document.documentElement.lang = "en";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
