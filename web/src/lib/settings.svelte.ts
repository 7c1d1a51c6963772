/** What this device remembers of its user: theme, one-tap play, letter keys. */

type Theme = "dark" | "light";

function stored(name: string): string | null {
  try {
    return localStorage.getItem(`throneroom.${name}`);
  } catch {
    return null;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(`throneroom.${name}`, value);
  } catch {
    // storage is closed: the choice lasts as long as the page
  }
}

class SettingsOfDevice {
  #theme = $state<Theme>(
    (stored("theme") as Theme | null) ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark"),
  );
  #oneTap = $state(stored("one-tap") === "yes");
  #letters = $state(stored("letters") !== "no");

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    document.documentElement.dataset["theme"] = theme;
    store("theme", theme);
  }

  /** A lifted card whose way is clear is played at once. */
  get oneTap(): boolean {
    return this.#oneTap;
  }
  set oneTap(on: boolean) {
    this.#oneTap = on;
    store("one-tap", on ? "yes" : "no");
  }

  /** Letters act as keys while the table has the focus. */
  get letters(): boolean {
    return this.#letters;
  }
  set letters(on: boolean) {
    this.#letters = on;
    store("letters", on ? "yes" : "no");
  }
}

export const settings = new SettingsOfDevice();
export const stillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
