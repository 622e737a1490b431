// Visitors who submit forms, report events, order, and become members, until they are stopped.
import { setTimeout as wait } from 'node:timers/promises';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { uuid7 } from '../../core/uuid7';
import { parseCheckoutToken } from '../../server/domain/checkout-token';
import { parseFormKey } from '../../server/domain/form-key';
import { getTestPaymentPath } from '../../server/payments/test-provider';
import { BOOK } from '../../server/testing/shop-state';
import { BUYER, createShopper } from '../../server/testing/shopper';
import { createFormPost, createJsonRequest, TEST_SECRET } from '../../server/testing/test-app';
import type { Traffic } from './traffic';

/** A form filled in faster is held for review and sends no webhook. */
const FILL_MS = 2100;

/** Pause between two actions of a visitor, in milliseconds. */
const PAUSE_MS = 100;

/** The owner token. */
export const OWNER = 'the-owner-of-the-servers-in-chaos';

/**
 * Settings of the servers that visitors use.
 * @param readUrl address of the replicas, if there are any
 */
export const createSettings = (url: string, siteId: string, readUrl = ''): Record<string, string> => ({
  DATABASE_URL: url,
  DATABASE_REPLICA_URL: readUrl,
  SITE_ID: siteId,
  SITE_API_OWNER_TOKEN: OWNER,
});

const OWNER_HEADERS = { authorization: `Bearer ${OWNER}` };

const PASSWORD = 'a password of the chaos run';

/** What servers have acknowledged. */
export interface Acknowledged {
  /** Ids of form submissions. */
  readonly forms: string[];
  /** Ids of events. */
  readonly events: string[];
  /** Ids of orders. */
  readonly orders: string[];
  /** Ids of orders that were paid. */
  readonly paid: string[];
  /** Addresses of members. */
  readonly accounts: string[];
  /** Unexpected refusals and failures. */
  readonly problems: string[];
}

export const createAcknowledged = (): Acknowledged => ({
  forms: [],
  events: [],
  orders: [],
  paid: [],
  accounts: [],
  problems: [],
});

/** A summary to print. */
export const describeAcknowledged = ({ forms, events, orders, paid, accounts }: Acknowledged): string =>
  `${forms.length} forms, ${events.length} events, ${orders.length} orders, ${paid.length} payments, ${accounts.length} accounts`;

export interface Visits {
  readonly traffic: Traffic;
  readonly siteId: string;
  readonly done: Acknowledged;
}

type Visit = (visits: Visits) => Promise<void>;

/** Most visitors submit forms, because filling them in takes time; hashing passwords takes the servers' time. */
const ROTATION: readonly Visit[] = [
  submitForm,
  submitForm,
  reportEvent,
  order,
  submitForm,
  order,
  reportEvent,
  join,
  search,
];

/** Runs this many visitors at a time until the signal; resolves when the last of them has finished. */
export async function runVisitors(visits: Visits, count: number, signal: AbortSignal): Promise<void> {
  const visitor = async (n: number) => {
    const visit = ROTATION[n % ROTATION.length]!;
    while (!signal.aborted) {
      await visit(visits).catch((error: unknown) => void visits.done.problems.push(String(error)));
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, n) => visitor(n)));
}

/** Sends webhooks of the form to this address. */
export async function setWebhook({ traffic }: Visits, url: string): Promise<void> {
  const path = getSitePath(calls.putFormSettings, { formId: 'contact' });
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const answer = await traffic.request(
    path,
    createJsonRequest('PUT', { webhook: { url, secret } }, OWNER_HEADERS),
  );
  if (!answer.ok) throw new Error(`The webhook was refused: ${answer.status} ${await answer.text()}`);
}

async function submitForm({ traffic, siteId, done }: Visits): Promise<void> {
  const issued = await traffic.request(getSitePath(calls.formKey), { method: 'POST' });
  const { key } = (await issued.json()) as { key: string };
  const id = parseFormKey([TEST_SECRET], siteId, Date.now(), key)?.id ?? '';
  await wait(FILL_MS);
  const form = JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: `Message ${id}` });
  const answer = await traffic.request(
    getSitePath(calls.saveForm),
    createFormPost({ key, formId: 'contact', form }),
  );
  if (answer.ok) done.forms.push(id);
  else done.problems.push(`form: ${answer.status} ${await answer.text()}`);
}

async function reportEvent({ traffic, done }: Visits): Promise<void> {
  const eventId = uuid7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
  const fields = { event: '1', data: '{"url":"/chaos"}', eventId };
  const answer = await traffic.request(getSitePath(calls.recordHit), createFormPost(fields));
  if (answer.status === 204) done.events.push(eventId);
  else done.problems.push(`event: ${answer.status}`);
}

async function order({ traffic, siteId, done }: Visits): Promise<void> {
  const shopper = createShopper(traffic);
  const added = await shopper.add(BOOK);
  if (!added.location) return void done.problems.push(`cart: ${added.status}`);
  const attempt = await shopper.open();
  const id = parseCheckoutToken([TEST_SECRET], siteId, Date.now(), attempt)?.id ?? '';
  const placed = await shopper.order(attempt, BUYER);
  if (!placed.location.startsWith(getTestPaymentPath('')))
    return void done.problems.push(`order: ${placed.status} ${placed.location}`);
  done.orders.push(id);
  const page = await shopper.pay(placed.location);
  if (!page) return void done.problems.push(`payment of ${id}`);
  done.paid.push(id);
  await shopper.see(page);
}

/** Reads from a replica. */
async function search({ traffic, done }: Visits): Promise<void> {
  const answer = await traffic.request(`${getSitePath(calls.searchPreview)}?q=stoneware`, { method: 'GET' });
  const { total } = answer.ok ? ((await answer.json()) as { total: number }) : { total: 0 };
  if (total === 0) done.problems.push(`search: ${answer.status}, ${total} results`);
}

async function join({ traffic, done }: Visits): Promise<void> {
  const email = `${crypto.randomUUID()}@members.example`;
  const member = { email, displayName: 'Ada Byron', password: PASSWORD };
  const answer = await traffic.request(
    getSitePath(calls.putMember),
    createJsonRequest('PUT', member, OWNER_HEADERS),
  );
  if (answer.ok) done.accounts.push(email);
  else done.problems.push(`account: ${answer.status}`);
}
