/** Sends JSON to addresses that the owner configured, but not to the server's own network. */
import { lookup } from 'node:dns';
import { type ClientRequest, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../domain/public-address';

/** Target and body. */
export interface OutboundRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Allows addresses in the server's own network, and http. */
  allowPrivate: boolean;
  signal: AbortSignal;
}

/** The address is not allowed. The message gives the reason without the address. */
export class ForbiddenTarget extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'ForbiddenTarget';
  }
}

/** Timeout of the whole exchange, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Posts and returns the status; the response body is not read and redirects are not followed. The connection goes to
 * the address that was checked, so that DNS rebinding has no effect.
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
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
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

/** IP literals are not looked up, so they are checked here. */
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
