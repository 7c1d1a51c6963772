/** Tells the other tabs of this browser that we have become somebody else, or that our account has changed. */

type News = "guest" | "account";
const NAME = "throneroom.identity";
const CHANGED = "throneroom-account";
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

export function tellOtherTabs(news: News): void {
  open().postMessage(news);
}

/** Another guest: every other tab begins again, because all that it shows may belong to the former one. */
export function followOtherTabs(forget: () => void): void {
  open().onmessage = ({ data }: MessageEvent<News>) => {
    if (data === "guest") {
      location.reload();
      return;
    }
    forget();
    dispatchEvent(new Event(CHANGED));
  };
}

/** Calls back whenever another tab has changed our account; returns how to stop that. */
export function onAccountChange(work: () => void): () => void {
  addEventListener(CHANGED, work);
  return () => removeEventListener(CHANGED, work);
}
