// Texts of one site in requests and responses, as they are or percent-encoded. Pure.
import type { RawRequest } from '../fuzz/send';

/** Those texts that a request contains. */
export function listNamed(texts: readonly string[], { target, body, headers }: RawRequest): Set<string> {
  const sent = [target, body.toString(), ...headers.map(([, value]) => value)].map(withDecoded).join('\n');
  return new Set(texts.filter((text) => sent.includes(text)));
}

/** A text in a response to a request that did not name it. */
export function findForeign(
  texts: readonly string[],
  named: ReadonlySet<string>,
  answer: string,
): string | undefined {
  const readable = withDecoded(answer);
  return texts.find((text) => !named.has(text) && readable.includes(text));
}

const withDecoded = (text: string): string => `${text}\n${decode(text)}`;

/** Decodes what is percent-encoded, and leaves the rest. */
const decode = (text: string): string =>
  text.replaceAll('+', ' ').replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
