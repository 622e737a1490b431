/** Issues gift cards that were bought, and charges those that pay for an order. */
import type { Queryable } from '../db/db';
import { acceptsGiftCards, type CardValue, MAX_CARDS_PER_ORDER, splitTotal } from '../domain/gift-card';
import {
  createGiftCardCode,
  GIFT_CARD_CODE_BYTES,
  hashGiftCardCode,
  maskGiftCardCode,
  parseGiftCardCode,
} from '../domain/gift-card-code';
import type { Order } from '../domain/order';
import type { OrderKind } from '../domain/order-kind';
import { getText, type Text } from '../languages/texts';
import { createGiftCardMail } from '../mail/gift-card-mail';
import { findGiftCards, holdGiftCard, insertGiftCard } from '../stores/gift-cards';
import { createId, type OrderDeps } from './order-deps';
import { addMail } from './order-jobs';
import { findOrderStore } from './store';

/** Why codes cannot be used; the transaction is rolled back. */
export class GiftCardProblem extends Error {}

/** Cards for the codes that a visitor typed, each once. Throws `GiftCardProblem`. */
export async function readGiftCards(
  { db, site, secrets }: Pick<OrderDeps, 'db' | 'site' | 'secrets'>,
  typed: readonly string[],
  { kind, tx = db, lock = false }: { kind: OrderKind; tx?: Queryable; lock?: boolean },
): Promise<CardValue[]> {
  if (typed.length === 0) return [];
  const text = getText(site.locale);
  if (!acceptsGiftCards(kind)) throw new GiftCardProblem(text('gift-cards.notAccepted'));
  const codes = [...new Set(typed.map((one) => parseCode(one, text)))];
  if (codes.length > MAX_CARDS_PER_ORDER)
    throw new GiftCardProblem(text('gift-cards.tooMany', { max: MAX_CARDS_PER_ORDER }));
  const hashes = codes.map((code) => hashGiftCardCode(secrets, site.id, code));
  const cards = await findGiftCards(tx, site.id, hashes.flat(), lock);
  return codes.map((code, index) => {
    const card = cards.find(({ hash }) => hashes[index]?.includes(hash));
    if (card?.state !== 'active' || card.currency !== site.currency)
      throw new GiftCardProblem(text('gift-cards.unknown'));
    if (card.remainingCents === 0) throw new GiftCardProblem(text('gift-cards.empty'));
    return { ...card, code };
  });
}

function parseCode(typed: string, text: Text): string {
  const code = parseGiftCardCode(typed);
  if (code === undefined) throw new GiftCardProblem(text('gift-cards.mistyped'));
  return code;
}

/**
 * Charges the cards for an order that is being placed, and notes the amounts in the order. Throws `GiftCardProblem`.
 */
export async function holdGiftCards(
  deps: OrderDeps,
  tx: Queryable,
  order: Order,
  typed: readonly string[],
): Promise<Order> {
  const cards = await readGiftCards(deps, typed, { kind: order.kind, tx, lock: true });
  const { payments } = splitTotal(order.totalCents, cards, deps.payments[0].getLimits(order.currency).min);
  for (const payment of [...payments].sort((a, b) => a.id.localeCompare(b.id)))
    if (!(await holdGiftCard(tx, deps.site.id, order.id, payment)))
      throw new GiftCardProblem(getText(deps.site.locale)('gift-cards.empty'));
  if (payments.length === 0) return order;
  const giftCards = payments.map(({ codeEnd, cents }) => ({ codeEnd, cents }));
  return { ...order, details: { ...order.details, giftCards } };
}

/**
 * Issues a card for each piece that a paid order contains, once, and mails the codes to the recipient at the chosen
 * time, or to the buyer.
 */
export async function issueGiftCards(deps: OrderDeps, tx: Queryable, order: Order): Promise<void> {
  const values = order.lines
    .filter(({ productType }) => productType === 'GIFT_CARD')
    .flatMap(({ quantity, unitCents }) => Array.from({ length: quantity }, () => unitCents));
  const issued: { code: string; cents: number }[] = [];
  for (const [index, cents] of values.entries()) {
    const code = await issueGiftCard(deps, tx, { cents, orderId: order.id, number: index + 1 });
    if (code !== undefined) issued.push({ code, cents });
  }
  if (issued.length === 0) return;
  const store = await findOrderStore({ ...deps, db: tx }, order);
  const mail = createGiftCardMail(order, store, issued);
  await addMail(deps, tx, order, mail, order.details.recipient?.sendAt ?? undefined);
}

/** Issues a card without an order and returns its code. */
export async function issueByHand(deps: IssueDeps & Pick<OrderDeps, 'db'>, cents: number): Promise<string> {
  const code = await issueGiftCard(deps, deps.db, { cents, orderId: null, number: 1 });
  if (code === undefined) throw new Error('Two gift cards have the same code.');
  return code;
}

type IssueDeps = Pick<OrderDeps, 'site' | 'secrets' | 'clock' | 'random'>;

/** The code of the new card; undefined if the order already has it. */
async function issueGiftCard(
  deps: IssueDeps,
  tx: Queryable,
  { cents, orderId, number }: { cents: number; orderId: string | null; number: number },
): Promise<string | undefined> {
  const code = createGiftCardCode(deps.random(GIFT_CARD_CODE_BYTES));
  const isNew = await insertGiftCard(tx, deps.site.id, {
    id: createId(deps),
    hash: hashGiftCardCode(deps.secrets, deps.site.id, code)[0]!,
    codeEnd: maskGiftCardCode(code),
    initialCents: cents,
    currency: deps.site.currency,
    orderId,
    number,
    createdAt: new Date(deps.clock()),
  });
  return isNew ? code : undefined;
}
