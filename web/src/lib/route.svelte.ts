/** The current route, with the History API, so that every page can be linked to and reloaded, and the back button works. */

class Route {
  #path = $state(location.pathname);
  #query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    this.#path = location.pathname;
    this.#query = location.search;
  }

  /** The parts of the path: ["t", "k3v9"]. */
  get parts(): string[] {
    return this.#path.split("/").filter(Boolean).map(decodeSegment);
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.#query);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#read();
  }
}

/** Decodes a part of an address; an invalid one is left unchanged. */
function decodeSegment(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();

/** Attached to an element: plain clicks on links inside it do not reload the page. */
export function interceptLinks(node: HTMLElement): () => void {
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api")) return;
    event.preventDefault();
    route.go(link.pathname + link.search);
  };
  node.addEventListener("click", click);
  return () => node.removeEventListener("click", click);
}
