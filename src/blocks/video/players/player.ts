// Types and helpers shared by all players.
import type { VideoSource } from '../../../core/media/video-source';
import type { VideoErrorReason } from '../video.contract';

/** Changed state of a player; only the properties that are known. */
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
  readonly error?: VideoErrorReason;
  /** The browser blocked autoplay. */
  readonly autoplayBlocked?: true;
}

/** Plays, pauses, or sets a value. */
export type PlayerCommand = 'play' | 'pause' | 'currentTime' | 'muted' | 'volume' | 'playbackRate';

/** Common interface of all players. */
export interface PlayerAdapter {
  readonly initialState: PlayerUpdate;
  /** Whether the player can currently receive a pause command. */
  readonly canPause: boolean;
  send(command: PlayerCommand, value?: number | boolean): void;
  disconnect(): void;
}

/** Initial options of a player. */
export interface PlayerOptions {
  readonly muted: boolean;
  readonly loop: boolean;
  readonly controls: boolean;
  /** Start time in seconds. */
  readonly start: number;
}

/** Connects a player to the playback. Returns a function that disconnects it. */
export type AttachPlayer = (
  connect: (onUpdate: (update: PlayerUpdate) => void) => PlayerAdapter,
) => () => void;

/** Props of the component that renders a player. */
export interface PlayerProps {
  readonly attachPlayer: AttachPlayer;
  /** null for files. */
  readonly protocol: PlayerProtocol | null;
  /** A video element of the page is its own source. */
  readonly source: VideoSource | HTMLVideoElement;
  readonly title: string;
  /** URL of the poster; empty without one. */
  readonly poster: string;
  /** Changes after the first render have no effect. */
  readonly options: PlayerOptions;
  /** Called with the video element or iframe. */
  readonly onElement: (element: HTMLElement | null) => void;
}

/** Message protocol of a provider's iframe player. Pure: encodes and decodes messages but does not send them. */
export interface PlayerProtocol {
  /** Origin of the player's messages and target of the commands. */
  readonly origin: string;
  /** Whether the player has a message API. Players without one are removed instead of paused. */
  readonly hasApi: boolean;
  /** @param pageOrigin origin of the embedding page */
  getEmbedUrl(source: VideoSource, options: PlayerOptions, pageOrigin: string): string;
  /** Messages that are repeated until the player answers. */
  readonly handshake: readonly unknown[];
  /** Messages that subscribe to events, sent after the handshake. */
  readonly subscriptions: readonly unknown[];
  /** Returns no messages for commands that the player does not support. */
  encode(command: PlayerCommand, value: number | boolean): readonly unknown[];
  /** @param data parsed message. Returns null if it is not about the video. */
  decode(data: Readonly<Record<string, unknown>>): PlayerUpdate | null;
}

/** Builds a URL from the parameters that are neither false nor empty. */
export function buildUrl(
  base: string,
  parameters: Readonly<Record<string, string | number | false>>,
): string {
  const entries = Object.entries(parameters).filter(([, value]) => value !== false && value !== '');
  return `${base}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}

export const toFiniteNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** Drops undefined properties, which would overwrite the state. */
export const omitUndefined = (
  update: {
    readonly [N in keyof PlayerUpdate]: PlayerUpdate[N] | undefined;
  },
): PlayerUpdate => Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
