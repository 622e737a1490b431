// What does the system error overlay say about an error? Pure. (DLG-010 to DLG-012)

import { fill } from '../../core/messages';
import type { systemErrorMessages } from '../../core/messages-session';
import { isRecord, readString } from '../../core/read';

/** `cleaned`: no details are shown. `network`: the server was not reached. Any other is shown as it is. */
export interface SystemError {
  readonly kind: 'cleaned' | 'network' | 'other';
  readonly errorKey: string;
  /** The address that was asked for. */
  readonly url: string;
  /** For example `json`. */
  readonly format: string;
  /** What the server or the script says. */
  readonly text: string;
}

export type SystemErrorMessages = Readonly<Record<keyof typeof systemErrorMessages, string>>;

/** Reads an error of any shape: `error`, `message` and `text` are all taken for its words. */
export function parseSystemError(json: unknown): SystemError | null {
  if (typeof json === 'string') return parseSystemError({ text: json });
  if (!isRecord(json)) return null;
  const kind =
    json.cleaned === true || json.kind === 'cleaned'
      ? 'cleaned'
      : json.kind === 'network'
        ? 'network'
        : 'other';
  const [errorKey, url, format] = [json.errorKey, json.url, json.format].map(readString) as [
    string,
    string,
    string,
  ];
  const text = readString(json.text) || readString(json.error) || readString(json.message);
  return { kind, errorKey, url, format, text };
}

/** The lines under the heading. `product`: the name of the vendor. */
export function formatErrorLines(
  error: SystemError,
  product: string,
  texts: SystemErrorMessages,
): readonly string[] {
  if (error.kind === 'cleaned') return [texts.cleaned];
  if (error.kind === 'network') return [error.text || fill(texts.network, { product })];
  return [error.url, error.format.toUpperCase(), error.text || texts.unknown].filter(Boolean);
}
