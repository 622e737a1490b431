// Registry of the video and audio players on the page: when one starts, the others stop (VID-008).

export interface RegisteredPlayer {
  readonly host: Element;
  /** Called when another player starts. */
  stop(): void;
}

/** Events of players that start. They bubble and are composed, so they reach the document from any shadow root. */
const PLAY_EVENTS = ['site-video-play', 'site-audio-play'];

/** The player that started last. Its `paused` property reports whether it is still playing. */
let activePlayer: (EventTarget & { readonly paused?: boolean; readonly isConnected?: boolean }) | undefined;

const players = new Set<RegisteredPlayer>();
let listeners: AbortController | undefined;

/** Registers a player. Returns a function that unregisters it. */
export function registerPlayer(player: RegisteredPlayer): () => void {
  players.add(player);
  listeners ??= addListeners();
  return () => {
    players.delete(player);
    if (players.size > 0) return;
    listeners?.abort();
    listeners = undefined;
  };
}

/** Used by autoplay, which starts only while nothing else is playing. */
export const isNothingPlaying = (): boolean =>
  activePlayer?.isConnected !== true || activePlayer.paused !== false;

function addListeners(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of PLAY_EVENTS)
    document.addEventListener(type, (event) => stopOthers(event.composedPath()), { signal });
  // Media elements of the page. Captured, because the event does not bubble.
  const onPlay = (event: Event) => isAudibleOrControlled(event.target) && stopOthers(event.composedPath());
  document.addEventListener('play', onPlay, { signal, capture: true });
  return controller;
}

/** @param path composed path of the play event; players on it keep playing */
function stopOthers(path: readonly EventTarget[]): void {
  const [starter] = path;
  activePlayer = starter;
  const others = [...players].filter(({ host }) => !path.includes(host));
  for (const { stop } of others) stop();
  // The started player may contain a media element of the page.
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio'))
    if (!media.paused && isAudibleOrControlled(media) && !(starter as Node).contains(media)) media.pause();
}

/** Excludes muted background videos. */
const isAudibleOrControlled = (target: EventTarget | null): boolean =>
  target instanceof HTMLMediaElement && (target.controls || !target.muted);
