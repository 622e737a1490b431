// The track in the media controls of the system: lock screen, headset and keyboard.

export interface SessionTrack {
  readonly title: string;
  readonly author: string;
  readonly album: string;
}

export interface SessionActions {
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  /** Null at the end of the list. */
  readonly next: (() => void) | null;
  readonly previous: (() => void) | null;
}

/** Seconds of the skip buttons. */
const SKIP = 10;

export function showSession(track: SessionTrack, actions: SessionActions, getTime: () => number): void {
  const { mediaSession } = navigator;
  if (!mediaSession) return;
  mediaSession.metadata = new MediaMetadata({ title: track.title, artist: track.author, album: track.album });
  const skip = (seconds: number) => actions.seek(getTime() + seconds);
  setActions({
    play: actions.play,
    pause: actions.pause,
    nexttrack: actions.next,
    previoustrack: actions.previous,
    seekto: ({ seekTime }) => actions.seek(seekTime ?? 0),
    seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? SKIP)),
    seekforward: ({ seekOffset }) => skip(seekOffset ?? SKIP),
  });
}

export function hideSession(): void {
  const { mediaSession } = navigator;
  if (!mediaSession?.metadata) return;
  mediaSession.metadata = null;
  setActions(Object.fromEntries(ACTIONS.map((action) => [action, null])));
}

const ACTIONS = [
  'play',
  'pause',
  'nexttrack',
  'previoustrack',
  'seekto',
  'seekbackward',
  'seekforward',
] as const;

function setActions(handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>): void {
  for (const [action, handler] of Object.entries(handlers)) {
    try {
      navigator.mediaSession.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // The browser does not know the action.
    }
  }
}
