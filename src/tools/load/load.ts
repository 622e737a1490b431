// Sends requests on several connections for a time, each after the previous response or at a fixed rate.
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

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

export interface Load {
  readonly connections: number;
  readonly milliseconds: number;
  /** Calls per second; 0 for as many as the server answers. */
  readonly rate: number;
}

/**
 * Calls `work` until the time is up: repeatedly on each connection, or at a fixed rate. At a rate, calls do not wait for earlier ones, so
 * a slow server does not get fewer requests.
 * @returns the time of each call since it was due, in milliseconds
 */
export async function runLoad(
  { connections, milliseconds, rate }: Load,
  work: (send: Send) => Promise<void>,
): Promise<number[]> {
  const { send, close } = openConnections(connections);
  const call = () => work(send);
  const times = await (rate > 0
    ? callAtRate(rate, milliseconds, call)
    : callRepeatedly(connections, milliseconds, call));
  close();
  return times;
}

type Call = () => Promise<void>;

async function callAtRate(rate: number, milliseconds: number, call: Call): Promise<number[]> {
  const start = performance.now();
  const count = (milliseconds * rate) / 1000;
  const calls: Promise<number>[] = [];
  const measure = async (due: number): Promise<number> => {
    await call();
    return performance.now() - due;
  };
  while (calls.length < count) {
    const due = Math.min(count, ((performance.now() - start) * rate) / 1000);
    while (calls.length < due) calls.push(measure(start + (calls.length * 1000) / rate));
    await sleep(1);
  }
  return Promise.all(calls);
}

async function callRepeatedly(connections: number, milliseconds: number, call: Call): Promise<number[]> {
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  const repeat = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, repeat));
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
