/** Fake places service for tests, which knows a single town. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakePlacesService {
  url: string;
  /** Received requests, newest last. */
  asked: URL[];
  /** Replaces the response: `no-response`, or a body with a status. */
  failure: 'no-response' | { status: number; text: string } | undefined;
  close(): Promise<void>;
}

export async function startFakePlaces(): Promise<FakePlacesService> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://places.example');
    places.asked.push(url);
    if (places.failure === 'no-response') return;
    const { status, text } = places.failure ?? { status: 200, text: JSON.stringify(createAnswer(url)) };
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const places: FakePlacesService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    failure: undefined,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return places;
}

function createAnswer({ pathname, searchParams }: URL): object {
  if (searchParams.get('key') !== 'places-key') {
    return {
      status: 'REQUEST_DENIED',
      error_message: `The key ${searchParams.get('key')} is wrong.`,
      predictions: [],
    };
  }
  if (pathname === '/autocomplete/json') {
    const found = 'Oslo'.startsWith(searchParams.get('input') ?? '');
    const predictions = found ? [{ description: 'Oslo, Norway', place_id: 'oslo', types: ['locality'] }] : [];
    return { status: found ? 'OK' : 'ZERO_RESULTS', predictions };
  }
  if (searchParams.get('place_id') !== 'oslo') return { status: 'NOT_FOUND' };
  return { status: 'OK', result: { name: 'Oslo', formatted_address: 'Oslo, Norway' }, html_attributions: [] };
}
