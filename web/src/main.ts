import "./style/tokens.css";
import "./style/base.css";
import "./style/card.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { forgetGuest } from "./lib/api";
import { followOtherTabs } from "./lib/identity-channel";
import { app } from "./lib/app.svelte";
import { zoomWithWindow } from "./lib/zoom";
import { loadWords } from "./text";

/** Decisions that were taken without a network go to the server. */
function sendUnsent(): void {
  if (navigator.onLine && localStorage.getItem("throneroom.unsent")) void import("./lib/unsent").then((unsent) => unsent.sendUnsent());
}

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app");
zoomWithWindow();
followOtherTabs(forgetGuest);
app.start();
sendUnsent();
addEventListener("online", sendUnsent);
void loadWords().then(() => mount(App, { target }));
