// How does only one video play at a time on a page, whoever shows it (VID-008)? Who starts says so, and the others stop.

/** Who takes part. */
export interface RegisteredPlayer {
  readonly host: Element;
  /** Another video plays. */
  stop(): void;
}

/** What a player sends when it starts; bubbling and composed, so that it is heard from any shadow root. */
const PLAY_EVENT = 'site-video-play';

/** Who started last; it says itself whether it still plays. */
let activePlayer: (EventTarget & { readonly paused?: boolean; readonly isConnected?: boolean }) | undefined;

const players = new Set<RegisteredPlayer>();
let listeners: AbortController | undefined;

/** Takes part until the answer is called. */
export function registerPlayer(participant: RegisteredPlayer): () => void {
  players.add(participant);
  listeners ??= listen();
  return () => {
    players.delete(participant);
    if (players.size > 0) return;
    listeners?.abort();
    listeners = undefined;
  };
}

/** Does no video play? What starts by itself waits for that. */
export const isNothingPlaying = (): boolean =>
  activePlayer?.isConnected !== true || activePlayer.paused !== false;

function listen(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener(PLAY_EVENT, (event) => stopOthers(event.composedPath()), { signal });
  // Of a video element of the page: this event does not bubble, but it can be caught on its way.
  const started = (event: Event) => isAudibleOrControlled(event.target) && stopOthers(event.composedPath());
  document.addEventListener('play', started, { signal, capture: true });
  return controller;
}

/** @param path from the one who started outwards; whoever stands on it is left alone */
function stopOthers(path: readonly EventTarget[]): void {
  const [starter] = path;
  activePlayer = starter;
  const others = [...players].filter(({ host }) => !path.includes(host));
  for (const { stop } of others) stop();
  // A player may hold a video of the page.
  for (const video of document.querySelectorAll('video'))
    if (!video.paused && isAudibleOrControlled(video) && !(starter as Node).contains(video)) video.pause();
}

/** A silent loop in the background is no video that anybody watches. */
const isAudibleOrControlled = (target: EventTarget | null): boolean =>
  target instanceof HTMLVideoElement && (target.controls || !target.muted);
