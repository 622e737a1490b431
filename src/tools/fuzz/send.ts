// Sends the bytes of a request over its own connection, and reads the response until the server closes the connection.
import { connect } from 'node:net';

/** A request as bytes; header names and values are Latin-1. */
export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
  /** The client closes its side after the body, although the server expects more. */
  readonly endsEarly?: boolean;
}

export interface RawResponse {
  /** 0 if the server closed the connection without a response. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Time until such a client closes its side, in milliseconds. */
const END_MS = 20;

/** Resolves with null if no complete response arrives in this time, in milliseconds. */
export function send(port: number, request: RawRequest, timeout: number): Promise<RawResponse | null> {
  const head = [
    `${request.method} ${request.target} HTTP/1.1`,
    ...request.headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const finish = (response: RawResponse | null) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(response);
    };
    const timer = setTimeout(() => finish(null), timeout);
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that rejects a large body closes the connection while it is being sent.
    socket.on('error', () => undefined);
    socket.on('close', () => finish(parseResponse(Buffer.concat(chunks))));
    socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), request.body]));
    if (request.endsEarly) setTimeout(() => socket.end(), END_MS);
  });
}

function parseResponse(bytes: Buffer): RawResponse {
  const interim = /^HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n/.exec(bytes.toString('latin1'))?.[0].length ?? 0;
  return interim > 0 ? parseResponse(bytes.subarray(interim)) : parseFinalResponse(bytes);
}

function parseFinalResponse(bytes: Buffer): RawResponse {
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.subarray(0, end < 0 ? bytes.length : end).toString('latin1');
  const headers = new Headers(head.split('\r\n').slice(1).map(splitHeader));
  const body = end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 4);
  const text = (headers.get('transfer-encoding') === 'chunked' ? joinChunks(body) : body).toString();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), headers, text };
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1)];
}

function joinChunks(body: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, lineEnd).toString(), 16);
    if (lineEnd < 0 || !(size > 0)) break;
    chunks.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 4 + size;
  }
  return Buffer.concat(chunks);
}
