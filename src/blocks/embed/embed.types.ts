// Types of <site-embed>.

/** `blocked`: by the Content Security Policy of the page; `timeout`: the provider has not responded. */
export type FailureReason = 'blocked' | 'timeout';

export interface EmbedDetail {
  /** Null for a host of `frame-hosts`. */
  readonly provider: string | null;
  /** Address of the frame. */
  readonly url: string;
}
