// Sends requests on several connections for a time, each after the previous response.
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

export interface Request {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** By default, the host of the URL. */
  readonly host?: string;
  readonly type?: string;
  readonly body?: string;
}

export interface Response {
  readonly status: number;
  readonly body: string;
}

export type Send = (sent: Request) => Promise<Response>;

export interface Connections {
  readonly send: Send;
  close(): void;
}

/**
 * Connections that stay open.
 * @param count number of concurrent connections
 */
export function openConnections(count: number): Connections {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  return { send: (sent) => sendRequest(agent, sent), close: () => agent.destroy() };
}

/**
 * Calls `work` on each connection until the time is up.
 * @returns the duration of each call, in milliseconds
 */
export async function runLoad(
  connections: number,
  milliseconds: number,
  work: (send: Send) => Promise<void>,
): Promise<number[]> {
  const { send, close } = openConnections(connections);
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  const repeat = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      await work(send);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  close();
  return times;
}

function sendRequest(agent: Agent, { url, method, host, type, body = '' }: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(host && { Host: host }),
      ...(type && { 'Content-Type': type }),
      'Content-Length': Buffer.byteLength(body),
    };
    const sending = request(url, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    });
    sending.once('error', reject);
    sending.end(body);
  });
}

/** Throws unless the response has this status. */
export function expectStatus({ status }: Response, expected: number): void {
  if (status !== expected) throw new Error(`The server responded with ${status} instead of ${expected}.`);
}
