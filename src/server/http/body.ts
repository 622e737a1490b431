/** Request bodies. Bytes are counted while they arrive, so that an oversized body is never buffered. */
import { HttpError } from './errors';
import { parseJson, sanitizeText } from './json';

/** The encoding of a native form without files. */
export const FORM = 'application/x-www-form-urlencoded';

/** Supported encodings. */
export type BodyType = 'application/json' | typeof FORM | 'multipart/form-data' | 'text/plain';

/** A parsed body. `fields` are the name and value pairs of a form, in order; empty for JSON. */
export interface ReadBody {
  type: BodyType;
  value: unknown;
  fields: [string, string][];
}

/** Default limit in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** Limit of form submissions in bytes. */
export const FORM_BODY_LIMIT = 256 * 1024;

/** Maximum number of form controls. */
const MAX_FIELDS = 1000;

/** Reads a body in one of the accepted encodings. Throws 413, 415 or 400. */
export async function readBody(
  request: Request,
  accepts: readonly BodyType[],
  limit: number,
  replacesNul = false,
): Promise<ReadBody> {
  const header = request.headers.get('content-type') ?? '';
  const type = header.split(';')[0]!.trim().toLowerCase() as BodyType;
  if (!accepts.includes(type)) throw new HttpError(415, `The content type must be ${accepts.join(' or ')}.`);
  const bytes = await readBytes(request, limit);
  if (type === 'multipart/form-data')
    return formBody(type, await multipartFields(bytes, header), replacesNul);
  const text = decode(bytes);
  if (type === FORM) return formBody(type, [...new URLSearchParams(text)], replacesNul);
  return { type, value: parseJson(text), fields: [] };
}

/** Reads the bytes of a body. Throws 413, or 400 when the client disconnects. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new HttpError(413, `The request is larger than ${limit} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readChunks(request)) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** A client that disconnects is not a server error. */
async function* readChunks(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? [];
  } catch {
    throw new HttpError(400, 'The request ended before its body did.');
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'The request is not valid UTF-8.');
  }
}

/** An empty file control submits an empty file, which is ignored. */
async function multipartFields(bytes: Uint8Array<ArrayBuffer>, header: string): Promise<[string, string][]> {
  const form = await new Response(bytes, { headers: { 'content-type': header } }).formData().catch(() => {
    throw new HttpError(400, 'The form data is malformed.');
  });
  const fields: [string, string][] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.push([name, value]);
    else if (value.size > 0) throw new HttpError(400, 'This form does not accept files.');
  }
  return fields;
}

function formBody(type: BodyType, raw: [string, string][], replacesNul: boolean): ReadBody {
  if (raw.length > MAX_FIELDS) throw new HttpError(400, 'The form has too many fields.');
  const clean = (text: string): string => sanitizeText(replacesNul ? text.replaceAll('\0', '\ufffd') : text);
  const fields = raw.map(([name, value]): [string, string] => [clean(name), clean(value)]);
  return { type, value: Object.fromEntries(fields.filter(([name]) => name !== '__proto__')), fields };
}
