// Concurrent changes of the same values by two owners.
import { describe, expect, it } from 'vitest';
import { glazeBook } from '../example/glaze-book';
import { createOwner, createOwnerClient } from '../testing/owner-client';
import { readPrintedFields } from '../testing/printed-fields';
import { sharedApp } from '../testing/shared-app';
import { OWN } from '../testing/shopper';

const test = sharedApp('content_collection', 'content_item', 'content_label');
const { see, press } = createOwner(test);

interface Form {
  /** Path of the page. */
  page: string;
  action: string;
  /** A text that only this form contains. */
  mark?: string;
  /** A field, with the values that the two owners enter. */
  field: string;
  theirs: string;
  own: string;
  /** Another field, which only the other owner changes. */
  other?: [field: string, theirs: string];
}

/** The address of a new post. */
const item = async (): Promise<string> => {
  await press('/config/content', { kind: 'blog', title: 'Journal', path: '/journal' });
  const post = { title: 'First', author: 'Ada', body: 'Hello.\r\nAll.', state: 'published' };
  const { location } = await press('/config/content/journal/new', post);
  return location?.split('?')[0] ?? '';
};
const review = async (): Promise<string> =>
  /action="(\/config\/reviews\/[\w-]+\/answer)"/.exec((await see('/config/reviews')).text)?.[1] ?? '';
const comment = async (): Promise<string> =>
  /action="(\/config\/comments\/[\w-]+\/edit)"/.exec(
    (await see('/config/comments?state=published')).text,
  )?.[1] ?? '';

/** The forms that change stored values. */
const FORMS: Readonly<Record<string, () => Promise<Form>>> = {
  'a content item': async () => {
    const action = await item();
    const body = { field: 'title', theirs: 'Their title', own: 'Own title' };
    return { page: action, action, ...body, other: ['body', 'Their **text**.\r\nIn two lines.'] };
  },
  'a content collection': async () => {
    await item();
    const action = '/config/content/journal';
    return { page: action, action, field: 'title', theirs: 'Their journal', own: 'Own journal' };
  },
  'a product': async () => {
    const action = '/config/products/postcards';
    const body = { field: 'title', theirs: 'Their cards', own: 'Own cards' };
    return { page: action, action, ...body, other: ['description', 'Theirs'] };
  },
  'a variant': async () => {
    const action = '/config/products';
    const body = { mark: 'value="postcards"', field: 'price', theirs: '11.00', own: '12.00' };
    return { page: action, action, ...body, other: ['onSale', 'yes'] };
  },
  'the settings of the shop': async () => ({
    page: '/config/products',
    action: '/config/shop',
    field: 'minimum',
    theirs: '5.00',
    own: '6.00',
    other: ['timeZone', 'Europe/Berlin'],
  }),
  'a donation page': async () => {
    const action = '/config/donations/donation';
    return { page: action, action, field: 'title', theirs: 'Their page', own: 'Own page' };
  },
  'the settings of reviews': async () => ({
    page: '/config/reviews',
    action: '/config/reviews/settings',
    field: 'delayDays',
    theirs: '3',
    own: '4',
  }),
  'the answer to a review': async () => {
    const action = await review();
    return { page: '/config/reviews', action, field: 'answer', theirs: 'Their thanks', own: 'Own thanks' };
  },
  'the settings of comments': async () => ({
    page: '/config/comments',
    action: '/config/comments/settings',
    field: 'ownerName',
    theirs: 'Their name',
    own: 'Own name',
    other: ['sort', 'oldest'],
  }),
  'a comment of the site': async () => ({
    page: '/config/comments?state=published',
    action: await comment(),
    field: 'body',
    theirs: 'Their comment',
    own: 'Own comment',
  }),
  'the retention of events': async () => ({
    page: '/config/visits',
    action: '/config/visits/settings',
    field: 'retentionDays',
    theirs: '100',
    own: '200',
  }),
  'the name of a file': async () => {
    const action = `/config/files/${glazeBook.productId}/name`;
    return { page: '/config/files', action, field: 'name', theirs: 'theirs.pdf', own: 'own.pdf' };
  },
};

/** The current values of the form on the page. */
const open = async ({ page, action, mark }: Form) => readPrintedFields((await see(page)).text, action, mark);

describe.each(Object.entries(FORMS))('%s', (_, find) => {
  it('is not overwritten after a change by somebody else: the page shows the change, keeps the entered values, and can be saved', async () => {
    const form = await find();
    const { action, mark, field, theirs, own } = form;
    const opened = await open(form);
    const [name, value] = form.other ?? [field, theirs];
    const saved = await press(action, { ...opened, [name]: value, [field]: theirs });
    expect(saved.status, saved.text).toBeLessThan(400);
    const refused = await press(action, { ...opened, [field]: own });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Somebody else has');
    expect(refused.text).toContain(theirs);
    const shown = readPrintedFields(refused.text, action, mark);
    // Fields that only the other owner has changed keep the stored value.
    expect(shown).toMatchObject({ [name]: value, [field]: own });
    expect(await open(form)).toMatchObject({ [name]: value, [field]: theirs });
    const again = await press(action, shown);
    expect(again.status, again.text).toBeLessThan(400);
    expect(await open(form)).toMatchObject({ [name]: value, [field]: own });
    // No conflict: nothing was changed since, or the request has no version, as from a program that has not read the form.
    for (const { version, ...fields } of [await open(form), { ...opened, version: '' }])
      expect((await press(action, { ...fields, ...(version && { version }) })).status).toBeLessThan(400);
  });
});

it('one of ten forms that were opened at the same time is saved', async () => {
  const form = await FORMS['the settings of the shop']!();
  const opened = await open(form);
  const names = Array.from({ length: 10 }, (_, at) => `${at + 20}.00`);
  const answers = await Promise.all(names.map((minimum) => press(form.action, { ...opened, minimum })));
  const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
  expect([count(200), count(409)]).toEqual([1, 9]);
});

it('a form with an invalid value is still compared with the version that was opened first', async () => {
  const form = await FORMS['the settings of the shop']!();
  const opened = await open(form);
  const wrong = await press(form.action, { ...opened, minimum: 'x' });
  expect(wrong.status).toBe(422);
  await press(form.action, { ...opened, minimum: '31.00' });
  const corrected = { ...readPrintedFields(wrong.text, form.action), minimum: '32.00' };
  expect((await press(form.action, corrected)).status).toBe(409);
});

it('a file is not overwritten after a change by somebody else', async () => {
  const path = `/config/files/${glazeBook.productId}`;
  const opened = readPrintedFields((await see('/config/files')).text, path);
  const upload = async (version: string, text: string) => {
    const body = new FormData();
    body.set('version', version);
    body.set('file', new File([text], 'four-glazes.pdf', { type: 'application/pdf' }));
    const headers = { ...OWN, accept: 'text/html', ...createOwnerClient(test) };
    const answer = await test.app.request(path, { method: 'POST', headers, body });
    return { status: answer.status, text: await answer.text() };
  };
  expect((await upload(opened.version ?? '', 'theirs')).status).toBe(303);
  const refused = await upload(opened.version ?? '', 'own file');
  expect(refused.status).toBe(409);
  const { version = '' } = readPrintedFields(refused.text, path);
  expect((await upload(version, 'own file')).status).toBe(303);
});

it('the role of an account is not overwritten after a change by somebody else', async () => {
  const page = '/config/accounts';
  await press(page, { name: 'Ada', email: `ada-${crypto.randomUUID()}@example.org`, role: 'editor' });
  const { text } = await see(page);
  const action = /action="(\/config\/accounts\/[\w-]+\/role)"/.exec(text)?.[1] ?? '';
  const opened = readPrintedFields(text, action);
  expect((await press(action, { ...opened, role: 'viewer' })).status).toBe(303);
  const refused = await press(action, { ...opened, role: 'admin' });
  expect(refused.status).toBe(409);
  expect(readPrintedFields(refused.text, action)).toMatchObject({ role: 'viewer' });
});
