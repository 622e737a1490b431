// Serves the built demo and the library like a static host: files only, without policies and without the site API.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { getContentType, resolveInRoot } from '../server/http/static-file';

const DIST = resolve(import.meta.dirname, '../../dist');
const LIBRARY = '/site-elements/';

interface StaticHost {
  readonly origin: string;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body?: string | Buffer | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Replaces responses, like a faulty host or a cache.
 * @param read reads a published file
 */
export type Replace = (
  pathname: string,
  read: (pathname: string) => Promise<string>,
) => Promise<Answer | undefined> | Answer | undefined;

/** @param extra additional files by path */
export async function startStaticHost(
  extra: Readonly<Record<string, string>> = {},
  replace: Replace = () => undefined,
): Promise<StaticHost> {
  const read = async (pathname: string) => extra[pathname] ?? (await readPublished(pathname));
  const answer = async (pathname: string, response: ServerResponse) => {
    const body = await read(pathname);
    const found = { status: body === undefined ? 404 : 200, body };
    const { status, headers, ...sent } =
      (await replace(pathname, async (path) => String(await read(path)))) ?? (found as Answer);
    response.writeHead(status, {
      'Content-Type': getContentType(pathname.endsWith('/') ? 'index.html' : pathname),
      'Access-Control-Allow-Origin': '*',
      ...headers,
    });
    response.end(sent.body);
  };
  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '/', 'http://localhost').pathname, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readPublished(pathname: string): Promise<Buffer | undefined> {
  const isLibrary = pathname.startsWith(LIBRARY);
  const root = join(DIST, isLibrary ? 'elements' : 'demo');
  const file = resolveInRoot(root, pathname.slice(isLibrary ? LIBRARY.length : 1));
  if (!file) return undefined;
  return readFile(pathname.endsWith('/') ? join(file, 'index.html') : file).catch(() => undefined);
}
