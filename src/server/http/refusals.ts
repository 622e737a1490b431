/** Responses to requests that reach no handler: they cannot be read, or take too long. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { BASE_HEADERS } from './headers';

/** With the phrases that clients print. */
const REFUSALS = {
  400: ['Bad Request', 'The request cannot be read.'],
  408: ['Request Timeout', 'The request took too long to arrive.'],
  413: ['Content Too Large', 'The request is too large.'],
  417: ['Expectation Failed', 'The request expects what this server does not offer.'],
  431: ['Request Header Fields Too Large', 'The headers of the request are too large.'],
} as const;

export type RefusalStatus = keyof typeof REFUSALS;

/** By the code of the error of the parser. */
const STATUSES: Readonly<Record<string, RefusalStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const getBody = (status: RefusalStatus): string => JSON.stringify({ error: REFUSALS[status][1] });

const getHeaders = (status: RefusalStatus): Record<string, string> => ({
  ...BASE_HEADERS,
  'Content-Type': 'application/json',
  'Content-Length': String(Buffer.byteLength(getBody(status))),
  Connection: 'close',
});

export const createRefusal = (status: RefusalStatus): Response =>
  new Response(getBody(status), { status, headers: getHeaders(status) });

export function refuse(response: ServerResponse, status: RefusalStatus): void {
  response.writeHead(status, getHeaders(status)).end(getBody(status));
}

/** Handles `clientError` of a server. A response that has begun cannot be replaced. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  // Of Node: the response to an earlier request on the connection.
  const { _httpMessage: running } = socket as Socket & { _httpMessage?: ServerResponse | null };
  if (error.code === 'ECONNRESET' || !socket.writable || running?.headersSent) {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? 400;
  const headers = { ...getHeaders(status), Date: new Date().toUTCString() };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${REFUSALS[status][0]}\r\n${lines.join('\r\n')}\r\n\r\n${getBody(status)}`);
  socket.destroySoon();
}
