// Walks of the owner: forms, content, products, donation pages, accounts and sites.
import { getSitePath } from '../../../core/call-path';
import { calls } from '../../../core/calls';
import type { SaveFormSubmissionResponse } from '../../../core/wire/form';
import { createCode, getStep } from '../../../server/domain/totp';
import { fromBase32 } from '../../../server/testing/base32';
import { createShopper } from '../../../server/testing/shopper';
import { createJsonRequest } from '../../../server/testing/test-app';
import { createEmail, find, type Walk } from './walk';

/** Folder of the sites that walks add. */
export const HOSTED_FOLDER = 'hosted';

const createTitle = (): string => `Page ${crypto.randomUUID().slice(0, 8)}`;

const withoutQuery = (path: string | null): string => path?.split('?')[0] ?? '';

const walkForm: Walk = async ({ app, owner, test }) => {
  const path = getSitePath(calls.form, { formId: 'contact' });
  const definition: unknown = await (await app.request(path, {})).json();
  const put = (to: string, body: unknown) =>
    app.request(to, createJsonRequest('PUT', body, { authorization: `Bearer ${test.deps.ownerToken}` }));
  await put(path, definition);
  await put(`${path}/settings`, { notify: ['owner@site.example'] });
  const { key } = (await (await app.request(getSitePath(calls.formKey), { method: 'POST' })).json()) as {
    key: string;
  };
  const shopper = createShopper(app);
  const form = JSON.stringify({
    name: 'Ada',
    email: 'ada@example.org',
    message: 'Hello',
    'leave-this-empty': 'x',
  });
  const { text } = await shopper.press(getSitePath(calls.saveForm), { key, formId: 'contact', form });
  const { submissionId } = JSON.parse(text) as SaveFormSubmissionResponse;
  await owner.press(`/config/submissions/${submissionId}/release`);
  // The mail that the release has queued.
  const wake = find((await owner.see('/config/outbox')).text, /action="(\/config\/jobs\/[^"]+\/wake)"/);
  await owner.press(wake);
  await owner.press(`/config/submissions/${submissionId}/delete`);
};

const walkContent: Walk = async ({ owner }) => {
  const title = createTitle();
  const address = `/${title.replace(' ', '-').toLowerCase()}/`;
  const collection = { kind: 'blog', title, path: address, description: 'What is new.' };
  const path = withoutQuery((await owner.press('/config/content', collection)).location);
  await owner.press(path, { ...collection, description: 'Changed' });
  const post = {
    title: 'A post',
    author: 'Ada',
    body: 'Hello.',
    tags: 'Salt',
    categories: 'News',
    state: 'published',
  };
  const item = withoutQuery((await owner.press(`${path}/new`, post)).location);
  const version = find((await owner.see(item)).text, /name="version" value="(\d+)"/);
  await owner.press(item, { ...post, title: 'Another', version });
  await owner.press(`${item}/draft`);
  await owner.press(`${item}/publish`);
  await owner.press(`${item}/remove`);
};

const walkProduct: Walk = async ({ owner }) => {
  const product = {
    title: createTitle(),
    description: 'Thrown in one piece.',
    productType: 'PHYSICAL',
    collectionId: '',
    picture: '',
    options: 'Size: S, L',
    price: '32.00',
    salePrice: '',
    stock: '4',
    sku: '',
  };
  const path = withoutQuery((await owner.press('/config/products/new', product)).location);
  await owner.press(path, { ...product, description: 'Changed' });
  const sku = crypto.randomUUID().slice(0, 8);
  const variant = { 'option-0': 'M', price: '30.00', salePrice: '', stock: '2', sku };
  await owner.press(`${path}/variants`, variant);
  const productId = path.slice(path.lastIndexOf('/') + 1);
  await owner.press('/config/products', { productId, sku, price: '31.00', stockBefore: '2', stock: '3' });
  await owner.press('/config/shop', { minimum: '0', notify: '', timeZone: 'UTC' });
  await owner.press(`${path}/variants/remove`, { sku });
};

const walkDonationPage: Walk = async ({ owner }) => {
  const page = {
    title: createTitle(),
    showTitle: 'yes',
    text: 'Ours leaks.',
    suggestions: '10 25',
    ownAmount: 'yes',
    minAmount: '5',
    maxAmount: '',
    buttonLabel: 'Give',
    questions: 'Phone',
    thanks: 'Thank you.',
  };
  const path = withoutQuery((await owner.press('/config/donations/new', page)).location);
  await owner.press(path, { ...page, text: 'Changed' });
  await owner.press(`${path}/remove`);
};

const walkAccount: Walk = async ({ app, owner, test }) => {
  const email = createEmail();
  const token = /invitation\?token=([\w-]{43})/;
  await owner.press('/config/accounts', { name: 'Bo', email, role: 'editor' });
  const list = (await owner.see('/config/accounts')).text;
  const id = find(list.slice(list.indexOf(email)), /\/config\/accounts\/([\da-f-]{36})\//);
  const invitation = find((await owner.press(`/config/accounts/${id}/invite`)).text, token);
  const browser = createShopper(app);
  await browser.see(`/config/invitation?token=${invitation}`);
  const password = 'a long password';
  const current = `${password}, changed`;
  await browser.press('/config/invitation', { token: invitation, password });
  await browser.press('/config/account/password', { current: password, password: current });
  const secret = fromBase32(find((await browser.press('/config/account/totp')).text, /secret=([A-Z2-7]+)/));
  const code = createCode(secret, getStep(test.deps.clock()));
  await browser.press('/config/account/totp/confirm', { code });
  await browser.press('/config/account/totp/remove', { current });
  await owner.press(`/config/accounts/${id}/role`, { role: 'viewer' });
  await owner.press(`/config/accounts/${id}/remove`);
};

const walkSite: Walk = async ({ owner }) => {
  const id = `site-${crypto.randomUUID().slice(0, 8)}`;
  await owner.press('/config/sites', { id, hosts: `${id}.example`, folder: HOSTED_FOLDER });
  await owner.see('/config/sites');
  await owner.press(`/config/sites/${id}/quotas`, { submissions: '100' });
  await owner.press(`/config/sites/${id}/payments`, { provider: 'test' });
  await owner.press(`/config/sites/${id}/mail`, { senderName: 'Shop' });
  await owner.press(`/config/sites/${id}/remove`, { confirm: id });
};

const walkSettings: Walk = async ({ owner, test }) => {
  const current = test.deps.ownerToken;
  await owner.see('/config/site');
  await owner.press('/config/site/payments', { provider: 'test', current });
  await owner.press('/config/site/mail', { senderName: 'Shop', current });
};

export const ownerWalks: readonly Walk[] = [
  walkForm,
  walkContent,
  walkProduct,
  walkDonationPage,
  walkAccount,
  walkSite,
  walkSettings,
];
