/** How is something sent to an address that the owner wrote down? Not into the server's own network, and not for long. */
import { lookup } from 'node:dns';
import { type ClientRequest, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../domain/public-address';

/** What is sent where. */
export interface OutboundRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Also to machines of the server's own network, and over http. */
  allowPrivate: boolean;
  signal: AbortSignal;
}

/** The address may not be used; the sentence says why, without the address. */
export class ForbiddenTarget extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'ForbiddenTarget';
  }
}

/** Milliseconds for the whole exchange. */
const PATIENCE_MS = 15_000;

/**
 * Posts and gives the status of the answer, whose body is not read. Redirects are not followed. The connection goes to
 * the very address that was checked, so that a name cannot change its meaning in between.
 */
export async function postJson({
  url,
  headers,
  body,
  allowPrivate,
  signal,
}: OutboundRequest): Promise<number> {
  const target = new URL(url);
  if (!allowPrivate) refusePrivate(target);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    agent: false,
    ...(allowPrivate ? {} : { lookup: publicLookup }),
  };
  const sent = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, options);
  return statusOf(sent, body);
}

function statusOf(sent: ClientRequest, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.on('error', () => undefined);
      sent.destroy();
    });
    sent.end(body);
  });
}

/** An address in numbers is never looked up, so it is checked here. */
function refusePrivate({ protocol, hostname, username }: URL): void {
  if (protocol !== 'https:') throw new ForbiddenTarget('Only https addresses are allowed.');
  if (username) throw new ForbiddenTarget('An address with a user name is not allowed.');
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) && !isPublicAddress(bare)) throw new ForbiddenTarget('The address is not public.');
}

const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return done(new ForbiddenTarget('The address is not public.'), '');
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
