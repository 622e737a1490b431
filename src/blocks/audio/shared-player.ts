// The one audio element of a page. Who plays a track owns it until another does.

/** What the owner is told. */
export interface PlayerOwner {
  /** @param type of the event of the audio element */
  onChange(type: string, player: HTMLAudioElement): void;
  onEnded(): void;
  onError(): void;
  /** Another owner has taken the player. */
  onLost(): void;
}

let player: HTMLAudioElement | undefined;
let owner: PlayerOwner | undefined;
/** Chosen speed, for every track of the page. */
let speed = 1;

const CHANGES = ['play', 'playing', 'pause', 'timeupdate', 'durationchange', 'seeked', 'waiting', 'emptied'];

/** Plays the file from a position; keeps the current one if the same owner continues. @param start seconds */
export function playFile(url: string, next: PlayerOwner, start = 0): void {
  player ??= createPlayer();
  const media = player;
  if (owner !== next) {
    const last = owner;
    owner = next;
    media.pause();
    last?.onLost();
    media.src = url;
    media.currentTime = start;
    media.playbackRate = media.defaultPlaybackRate = speed;
  } else if (media.error) media.load();
  // A browser that refuses to play, and a file that fails, are reported by events.
  void media.play().catch(() => owner === next && next.onChange('refused', media));
}

/** The player if this owner has it. */
export const getPlayer = (of: PlayerOwner): HTMLAudioElement | undefined =>
  owner === of ? player : undefined;

/** Stops, and frees the file. */
export function releasePlayer(of: PlayerOwner): void {
  if (owner !== of || !player) return;
  owner = undefined;
  player.pause();
  player.removeAttribute('src');
  player.load();
}

export const getSpeed = (): number => speed;

export function setSpeed(value: number): void {
  speed = value;
  if (player) player.playbackRate = player.defaultPlaybackRate = value;
}

function createPlayer(): HTMLAudioElement {
  const media = new Audio();
  media.preload = 'none';
  for (const type of CHANGES) media.addEventListener(type, () => owner?.onChange(type, media));
  media.addEventListener('ended', () => owner?.onEnded());
  media.addEventListener('error', () => owner?.onError());
  return media;
}
