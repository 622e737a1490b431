// Parses an error and formats it for the system error overlay (DLG-010 to DLG-012).

import { fillPlaceholders } from '../../core/messages/fill-placeholders';
import type { systemErrorMessages } from '../../core/messages/session-messages';
import { isRecord, readString } from '../../core/read';

/** `cleaned`: details are hidden. `network`: the server is unreachable. Other errors are shown with all details. */
export interface SystemError {
  readonly kind: 'cleaned' | 'network' | 'other';
  readonly errorKey: string;
  /** The requested URL. */
  readonly url: string;
  /** For example `json`. */
  readonly format: string;
  /** Message from the server or script. */
  readonly text: string;
}

export type SystemErrorMessages = Readonly<Record<keyof typeof systemErrorMessages, string>>;

/** Accepts errors in several shapes; `text`, `error` or `message` holds the message. Null if there is no error. */
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

/** Lines below the heading. @param product product name for the network error message */
export function formatErrorLines(
  error: SystemError,
  product: string,
  messages: SystemErrorMessages,
): readonly string[] {
  if (error.kind === 'cleaned') return [messages.cleaned];
  if (error.kind === 'network') return [error.text || fillPlaceholders(messages.network, { product })];
  return [error.url, error.format.toUpperCase(), error.text || messages.unknown].filter(Boolean);
}
