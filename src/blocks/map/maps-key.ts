// Reads an API key of Google Maps in the forms that site builders print. Pure.
import { isRecord, readString } from '../../core/read';

/**
 * MAP-019.
 * @param value the key, in base64 or plain, or an object with it as `key`
 * @returns an empty string if there is none, also for a placeholder (`{key}`) that a template has not replaced
 */
export function readMapsKey(value: unknown): string {
  const text = (isRecord(value) ? readString(value.key) : readString(value)).trim();
  if (/^\{.*\}$/.test(text)) return '';
  return decodeBase64(text) ?? text;
}

/** The decoded text if it is a plausible key; a plain key is no valid base64, or decodes to other characters. */
function decodeBase64(text: string): string | null {
  try {
    const decoded = atob(text);
    return /^[\w.-]+$/.test(decoded) ? decoded : null;
  } catch {
    return null;
  }
}
