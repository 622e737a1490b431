/** A row of one person in every table with personal data, for tests. */
import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app';

/**
 * Adds rows that contain the text `mark` or are found through a row that does.
 * @returns the ids that connect them
 */
export async function addPersonalRows(
  { db, siteId }: Pick<TestApp, 'db' | 'siteId'>,
  { email, visitor, mark }: { email: string; visitor: string; mark: string },
): Promise<{ order: string }> {
  const [form, subscriber, account, cart, order, comment, payment] = Array.from({ length: 7 }, randomUUID);
  const add = (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row);
    const values = Object.values(row).map((value) =>
      typeof value === 'object' ? JSON.stringify(value) : value,
    );
    return db.query(
      `insert into ${table} (site_id, ${names.join(', ')}) values ($1, ${names.map((_, index) => `$${index + 2}`).join(', ')})`,
      [siteId, ...values],
    );
  };
  const at = new Date().toISOString();
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const hash = `secret-${mark}-`;
  const values = { email: ` ${email.toUpperCase()} `, message: mark };
  await add('form_submission', {
    key_id: form,
    form_id: 'contact',
    request_hash: `${hash}1`,
    fields: values,
    page: {},
  });
  await add('subscriber', {
    list_id: 'journal',
    email_norm: email,
    id: subscriber,
    email,
    state: 'active',
    asked_at: at,
  });
  await add('subscriber_token', { token_hash: `${hash}2`, subscriber_id: subscriber, purpose: 'leave' });
  await add('mail_log', {
    id: randomUUID(),
    recipient: email,
    title: mark,
    body: mark,
    headers: {},
    sent_at: at,
  });
  await add('job', {
    id: randomUUID(),
    kind: 'notice',
    state: 'waiting',
    subject: form,
    label: 'owner@site.example',
    payload: { mark },
    due_at: later,
    created_at: at,
  });
  await add('account', {
    id: account,
    email_norm: email,
    email,
    display_name: mark,
    password_hash: `${hash}3`,
  });
  await add('account_session', {
    id: randomUUID(),
    account_id: account,
    token_hash: `${hash}4`,
    lasting: false,
    created_at: at,
    rotated_at: at,
    expires_at: later,
  });
  await add('cart', { id: cart, token_hash: `${hash}5`, version: 1, entries: [], account_id: account });
  await add('cart_token', { token_hash: `${hash}6`, cart_id: cart });
  await add('cart_add', { cart_id: cart, add_id: 'a', product_id: 'p', sku: 's', quantity: 1 });
  const shopOrder = {
    cart_id: randomUUID(),
    cart_version: 1,
    lines: [],
    currency: 'EUR',
    total_cents: 100,
    provider: 'test',
    created_at: at,
    expires_at: later,
    changed_at: at,
  };
  await add('shop_order', {
    ...shopOrder,
    id: order,
    state: 'fulfilled',
    contact: { name: mark, email, address: mark },
    details: { notes: [{ label: 'Note', text: mark }] },
  });
  await add('shop_order', {
    ...shopOrder,
    id: randomUUID(),
    state: 'fulfilled',
    kind: 'gift_card',
    contact: { name: 'Somebody else', email: 'else@example.org', address: '' },
    details: { recipient: { email, name: mark, sender: '', message: '', sendAt: null } },
  });
  await add('order_history', {
    id: randomUUID(),
    order_id: order,
    to_state: 'fulfilled',
    cause: 'owner',
    at,
  });
  await add('stock_hold', { order_id: order, product_id: 'p', sku: 's', quantity: 1 });
  await add('product_download', { order_id: order, product_id: 'p', count: 1 });
  const card = {
    code_end: '1234',
    initial_cents: 100,
    remaining_cents: 100,
    currency: 'EUR',
    state: 'active',
  };
  await add('gift_card', {
    ...card,
    id: randomUUID(),
    code_hash: `${hash}7`,
    order_id: order,
    created_at: at,
  });
  await add('gift_card_use', { order_id: order, card_id: randomUUID(), cents: 1, state: 'captured' });
  await add('subscription', { id: order, state: 'ended', paid_count: 1, created_at: at, changed_at: at });
  await add('subscription_invoice', {
    subscription_id: order,
    reference: 'r',
    state: 'paid',
    paid_cents: 1,
    paid_at: at,
  });
  await add('test_payment', {
    id: payment,
    order_id: order,
    idempotency_key: order,
    amount_cents: 100,
    currency: 'EUR',
    expires_at: later,
    state: 'paid',
  });
  await add('test_invoice', { id: randomUUID(), payment_id: payment, amount_cents: 1, paid_at: at });
  await add('review', {
    order_id: order,
    product_id: 'p',
    id: randomUUID(),
    author: mark,
    stars: 5,
    title: mark,
    body: mark,
    state: 'published',
    created_at: at,
    changed_at: at,
  });
  await add('comment', {
    id: comment,
    root_id: comment,
    thread: '/page',
    submission_id: randomUUID(),
    submission_hash: `${hash}8`,
    body_hash: `${hash}9`,
    author_name: mark,
    author_email: email,
    visitor: `${hash}10`,
    body: mark,
    state: 'published',
    created_at: at,
  });
  await add('comment_mark', { comment_id: randomUUID(), visitor: `${hash}10`, kind: 'like' });
  await add('event', {
    day: at.slice(0, 10),
    id: randomUUID(),
    kind: 'hit',
    name: '1',
    visitor,
    data: { title: mark },
  });
  return { order: order! };
}
