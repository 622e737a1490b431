// The code in the address of the playground: compressed and written in the hash, which is never sent to a server.

/** Longer codes are cut off by some browsers and chats. */
export const MAX_ADDRESS_LENGTH = 32_000;

/** What an address shows. */
export type Shown = { readonly code: string } | { readonly example: string };

/** For example `#code=…`. */
export async function createHash(code: string): Promise<string> {
  const bytes = await readAll(new Blob([code]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `#code=${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** What the hash shows; undefined if it has neither a readable code nor the name of an example. */
export async function readHash(hash: string): Promise<Shown | undefined> {
  const [, key, value = ''] = /^#(code|example)=([\w/-]+)$/.exec(hash) ?? [];
  if (key === 'example') return { example: value };
  if (key !== 'code') return undefined;
  try {
    return { code: await decompress(value) };
  } catch {
    return undefined;
  }
}

async function decompress(value: string): Promise<string> {
  const text = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new TextDecoder('utf-8', { fatal: true }).decode(await readAll(stream, MAX_CODE_BYTES));
}

/** A few bytes can contain a code of gigabytes. */
const MAX_CODE_BYTES = 1024 * 1024;

/** @throws a RangeError if there are more bytes than `limit` */
async function readAll(stream: ReadableStream<Uint8Array>, limit = Infinity): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError(`more than ${limit} bytes`);
    }
    parts.push(new Uint8Array(value));
  }
}
