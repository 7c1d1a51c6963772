// Before the first paint: sets the theme chosen on this device. A separate file, so that no inline script is needed.
try {
  var theme = localStorage.getItem("throneroom.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch (error) {
  // storage is blocked: keep the system's theme
}
