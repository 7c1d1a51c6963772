// Before the first paint: the theme that was chosen here. A file of its own, so that no inline script is needed.
try {
  var theme = localStorage.getItem("throneroom.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch (error) {
  // storage is closed: the system's theme stays
}
