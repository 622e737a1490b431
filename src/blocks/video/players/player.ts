// What do all players have in common? The words in which this element speaks with them.
import type { VideoSource } from '../../../core/media/video-source';
import type { Trouble } from '../video.contract';

/** What a player says of itself; only what it knows. */
export interface Report {
  readonly paused?: boolean;
  readonly ended?: boolean;
  /** Seconds. */
  readonly currentTime?: number;
  readonly duration?: number;
  readonly muted?: boolean;
  /** From 0 to 1. */
  readonly volume?: number;
  readonly playbackRate?: number;
  readonly trouble?: Trouble;
  /** The browser does not let it start by itself. */
  readonly refused?: true;
}

/** What can be asked of a player: to play, to pause, or to set one of its values. */
export type Command = 'play' | 'pause' | 'currentTime' | 'muted' | 'volume' | 'playbackRate';

export interface Player {
  /** What holds at the beginning, as far as it is known. */
  readonly first: Report;
  /** Would it hear a command to pause? */
  readonly pausable: boolean;
  send(command: Command, value?: number | boolean): void;
  /** Stops listening to it. */
  stop(): void;
}

/** How a player begins. */
export interface Beginning {
  readonly muted: boolean;
  readonly loop: boolean;
  readonly controls: boolean;
  /** Seconds. */
  readonly start: number;
}

/** The language of one provider's player in a frame. Pure: it makes and reads messages, it does not send them. */
export interface Protocol {
  /** Where its messages come from and commands go to. */
  readonly origin: string;
  /** Does it speak at all? One that does not is taken down instead of paused. */
  readonly speaks: boolean;
  /** @param page origin of this page */
  url(source: VideoSource, beginning: Beginning, page: string): string;
  /** Said again and again until it answers. */
  readonly hello: readonly unknown[];
  /** Said once it has answered. */
  readonly subscription: readonly unknown[];
  /** Nothing where it knows no such command. */
  message(command: Command, value: number | boolean): readonly unknown[];
  /** @param data parsed; null for what says nothing of the video */
  read(data: Readonly<Record<string, unknown>>): Report | null;
}

/** An address with those of the parameters that say something. */
export function address(base: string, parameters: Readonly<Record<string, string | number | false>>): string {
  const said = Object.entries(parameters).filter(([, value]) => value !== false && value !== '');
  return `${base}?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}

/** A finite number under this name, or nothing. */
export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** Only what is known: `{ paused: undefined }` would say too much. */
export const known = (report: { readonly [N in keyof Report]: Report[N] | undefined }): Report =>
  Object.fromEntries(Object.entries(report).filter(([, value]) => value !== undefined));
