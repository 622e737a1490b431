// Serves the built demo and the library as a static host does: files only, without policies and without the site API.
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

/** @param extra further files by path */
export async function startStaticHost(extra: Readonly<Record<string, string>> = {}): Promise<StaticHost> {
  const answer = async (pathname: string, response: ServerResponse) => {
    const body = extra[pathname] ?? (await readPublished(pathname));
    const type = getContentType(pathname.endsWith('/') ? 'index.html' : pathname);
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': type,
      'Access-Control-Allow-Origin': '*',
    });
    response.end(body);
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
