// What do all players have in common? The words in which this element speaks with them.
import type { VideoSource } from '../../../core/media/video-source';
import type { VideoErrorReason } from '../video.contract';

/** What a player says of itself; only what it knows. */
export interface PlayerUpdate {
  readonly paused?: boolean;
  readonly ended?: boolean;
  /** Seconds. */
  readonly currentTime?: number;
  readonly duration?: number;
  readonly muted?: boolean;
  /** From 0 to 1. */
  readonly volume?: number;
  readonly playbackRate?: number;
  readonly trouble?: VideoErrorReason;
  /** The browser does not let it start by itself. */
  readonly refused?: true;
}

/** What can be asked of a player: to play, to pause, or to set one of its values. */
export type PlayerCommand = 'play' | 'pause' | 'currentTime' | 'muted' | 'volume' | 'playbackRate';

export interface PlayerAdapter {
  /** What holds at the beginning, as far as it is known. */
  readonly initialState: PlayerUpdate;
  /** Would it hear a command to pause? */
  readonly pausable: boolean;
  send(command: PlayerCommand, value?: number | boolean): void;
  /** Stops listening to it. */
  disconnect(): void;
}

/** How a player begins. */
export interface PlayerOptions {
  readonly muted: boolean;
  readonly loop: boolean;
  readonly controls: boolean;
  /** Seconds. */
  readonly start: number;
}

/** The language of one provider's player in a frame. Pure: it makes and reads messages, it does not send them. */
export interface PlayerProtocol {
  /** Where its messages come from and commands go to. */
  readonly origin: string;
  /** Does it speak at all? One that does not is taken down instead of paused. */
  readonly hasApi: boolean;
  /** @param page origin of this page */
  getEmbedUrl(source: VideoSource, beginning: PlayerOptions, page: string): string;
  /** Said again and again until it answers. */
  readonly handshake: readonly unknown[];
  /** Said once it has answered. */
  readonly subscriptions: readonly unknown[];
  /** Nothing where it knows no such command. */
  encode(command: PlayerCommand, value: number | boolean): readonly unknown[];
  /** @param data parsed; null for what says nothing of the video */
  decode(data: Readonly<Record<string, unknown>>): PlayerUpdate | null;
}

/** An address with those of the parameters that say something. */
export function buildUrl(
  base: string,
  parameters: Readonly<Record<string, string | number | false>>,
): string {
  const said = Object.entries(parameters).filter(([, value]) => value !== false && value !== '');
  return `${base}?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}

/** A finite number under this name, or nothing. */
export const toFiniteNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** Only what is known: `{ paused: undefined }` would say too much. */
export const omitUndefined = (
  report: { readonly [N in keyof PlayerUpdate]: PlayerUpdate[N] | undefined },
): PlayerUpdate => Object.fromEntries(Object.entries(report).filter(([, value]) => value !== undefined));
