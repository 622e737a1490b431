// Shows the track in the system's media controls: lock screen, headset and keyboard.

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler | undefined>>;

const ACTIONS = [
  'play',
  'pause',
  'nexttrack',
  'previoustrack',
  'seekto',
  'seekbackward',
  'seekforward',
] as const;

/** Shows the track with only these actions. */
export function setMediaSession(track: MediaMetadataInit, handlers: Handlers): void {
  if (navigator.mediaSession) setSession(new MediaMetadata(track), handlers);
}

/** Removes the track. */
export function clearMediaSession(): void {
  if (navigator.mediaSession?.metadata) setSession(null, {});
}

function setSession(metadata: MediaMetadata | null, handlers: Handlers): void {
  const { mediaSession } = navigator;
  mediaSession.metadata = metadata;
  for (const action of ACTIONS) {
    try {
      mediaSession.setActionHandler(action, handlers[action] ?? null);
    } catch {
      // The browser does not support the action.
    }
  }
}
