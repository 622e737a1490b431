import { describe, expect, it } from 'vitest';
import { DOWNLOAD_LINK_MS, MAX_DOWNLOADS } from '../domain/download';
import { glazeBook } from '../example/glaze-book';
import { changeOrder } from '../orders/change-order';
import { putProductFile } from '../stores/downloads';
import { putDocument } from '../stores/site-documents';
import { createOwnerClient } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { createShopState, SHOP_TABLES } from '../testing/shop-state';
import { createShopper, OWN } from '../testing/shopper';

const test = sharedApp(...SHOP_TABLES, 'cart', 'product_download');
const { mails } = createShopState(test);
const PRODUCT = glazeBook.productId;

/** A visitor without script who buys the file. */
async function buyFile() {
  const ada = createShopper(test.app);
  const payment = await ada.buy(PRODUCT);
  const order = await ada.pay(payment);
  const findLink = async (): Promise<string> =>
    (
      /href="(\/commerce\/orders\/[^"]+\/files\/[^"]+)"/.exec((await ada.see(order)).text)?.[1] ?? ''
    ).replaceAll('&amp;', '&');
  const id = order.slice('/commerce/orders/'.length).split('?')[0]!;
  return { ada, order, id, findLink };
}

describe('digital product', () => {
  it('is delivered on the page of the paid order, which the mail links to', async () => {
    await putDocument(test.db, test.siteId, 'shop', { notify: [] });
    const { ada, order, findLink } = await buyFile();
    expect((await ada.see(order)).text).toMatch(
      /id="downloads"[\s\S]*Four glazes, the recipes[\s\S]*Download four-glazes\.pdf[\s\S]*10 downloads left/,
    );
    const file = await ada.send(await findLink());
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="four-glazes.pdf"');
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(glazeBook.createBytes()))).toBe(true);
    expect((await ada.see(order)).text).toContain('9 downloads left');
    await test.jobs.runDue();
    expect(await mails()).toMatchObject([
      { body: expect.stringContaining(`Download your files: https://site.example${order}#downloads`) },
    ]);
  });

  it('needs no delivery address', async () => {
    const ada = createShopper(test.app);
    await ada.add(PRODUCT);
    expect((await ada.see('/commerce/goto-checkout')).text).not.toContain('name="street"');
  });

  it('can be downloaded ten times, even concurrently', async () => {
    const { ada, order, findLink } = await buyFile();
    const link = await findLink();
    const head = await test.app.request(link, { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    const answers = await Promise.all(Array.from({ length: MAX_DOWNLOADS + 3 }, () => ada.send(link)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      ...Array.from({ length: MAX_DOWNLOADS }, () => 200),
      ...Array.from({ length: 3 }, () => 410),
    ]);
    expect((await ada.see(link)).text).toContain('There are no downloads left');
    expect((await ada.see(order)).text).toContain('No downloads left');
    expect(await findLink()).toBe('');
  });

  it('has links that expire after an hour; the order page has a new one', async () => {
    const { ada, findLink } = await buyFile();
    const link = await findLink();
    test.skew.ms = DOWNLOAD_LINK_MS + 60_000;
    const { status, text } = await ada.see(link);
    expect([status, text.includes('This link has expired'), text.includes('Go to your order')]).toEqual([
      410,
      true,
      true,
    ]);
    expect((await ada.see(await findLink())).status).toBe(200);
  });

  it('cannot be downloaded with a forged link, before the payment or after a refund', async () => {
    const { ada, order, id, findLink } = await buyFile();
    const link = await findLink();
    for (const forged of [
      link.replace(PRODUCT, 'book-north'),
      link.split('?')[0]!,
      link.replace(id, '01a0de00-0000-7000-9000-000000000000'),
      link.replace(id, 'x'),
    ])
      expect((await ada.see(forged)).status, forged).toBe(404);
    await changeOrder(test.deps, id, 'refund', false);
    expect((await ada.see(link)).status).toBe(404);
    expect((await ada.see(order)).text).not.toContain('id="downloads"');
    const eve = createShopper(test.app);
    await eve.buy(PRODUCT);
    const { rows } = await test.db.query<{ n: number }>(
      'select count(*)::int as n from product_download where site_id = $1',
      [test.siteId],
    );
    expect(rows[0]!.n).toBe(0);
  });
});

const TOO_LARGE = 'This file is too large. The maximum size is 10 MB.';

describe('owner’s page of files', () => {
  const path = '/config/files';
  const owner = () => createOwnerClient(test);
  const upload = (file: File | string, productId: string = PRODUCT, headers: Record<string, string> = {}) => {
    const body = new FormData();
    body.append('file', file);
    return test.app.request(`${path}/${productId}`, {
      method: 'POST',
      headers: { ...owner(), ...OWN, ...headers },
      body,
    });
  };

  it('replaces the file, also for buyers of earlier orders [LIM-008]', async () => {
    const { ada, findLink } = await buyFile();
    const saved = await upload(new File(['new pages'], 'Übung.txt', { type: 'text/plain' }));
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${path}?saved`]);
    const page = await (await test.app.request(`${path}?saved`, { headers: owner() })).text();
    expect(page).toMatch(/The file was saved[\s\S]*Current file: Übung\.txt, 9 B/);
    const changed = await ada.send(await findLink());
    expect([changed.headers.get('content-type'), await changed.text()]).toEqual([
      'text/plain; charset=utf-8',
      'new pages',
    ]);
    const original = { ...glazeBook, bytes: glazeBook.createBytes() };
    await putProductFile(test.db, test.siteId, original, test.deps.clock());
  });

  it.each([
    ['an empty file', new File([], 'a.pdf'), 'Unable to Upload File: it is empty.'],
    ['a text instead of a file', 'no file', 'Please choose a file.'],
    ['a file of 10 MB and a byte', new File([new Uint8Array(10_000_001)], 'a.pdf'), TOO_LARGE],
    ['a huge file', new File([new Uint8Array(20_000_000)], 'a.pdf'), TOO_LARGE],
    ['an executable', new File(['MZ'], 'a.pdf.EXE'), 'This file type is not supported.'],
    ['an HTML page', new File(['<script>'], 'a.html'), 'This file type is not supported.'],
    ['a file without an extension', new File(['x'], 'pdf'), 'This file type is not supported.'],
  ])('rejects %s with the reason at the field [MSG-007] [MSG-013] [LIM-009]', async (_, file, reason) => {
    const answer = await upload(file);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(new RegExp(`id="error-${PRODUCT}" role="alert">[^<]*${reason}`));
  });

  it('accepts a file of exactly 10 MB [LIM-009]', async () => {
    const saved = await upload(new File([new Uint8Array(10_000_000)], 'Large.ZIP'));
    expect(saved.status).toBe(303);
    const page = await (await test.app.request(path, { headers: owner() })).text();
    expect(page).toContain('Large.ZIP, 9.5 MB');
    await putProductFile(test.db, test.siteId, { ...glazeBook, bytes: glazeBook.createBytes() }, Date.now());
  });

  it('reports an incomplete upload, and keeps the previous file [MSG-010]', async () => {
    const headers = { ...owner(), ...OWN, 'content-type': 'multipart/form-data; boundary=b' };
    const body = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nhalf of';
    const answer = await test.app.request(`${path}/${PRODUCT}`, { method: 'POST', headers, body });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('File upload failed to complete');
    expect(page).toContain('Current file: four-glazes.pdf');
  });

  it('reports a problem if the database rejects a file or a name, and keeps the previous file [MSG-014]', async () => {
    const limit = (change: string) => test.db.query(`alter table product_file ${change}`);
    await limit(`add constraint refused check (name not like 'Refused%')`);
    try {
      const rename = test.app.request(`${path}/${PRODUCT}/name`, {
        method: 'POST',
        headers: { ...owner(), ...OWN, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ name: 'Refused' }),
      });
      for (const answer of [await upload(new File(['x'], 'Refused.pdf')), await rename]) {
        expect(answer.status).toBe(503);
        const page = await answer.text();
        expect(page).toContain('There was a problem while uploading or renaming your file');
        expect(page).toContain('Current file: four-glazes.pdf');
      }
    } finally {
      await limit('drop constraint refused');
    }
  });

  it('renames the file, keeps its extension, and requires a name [MSG-003] [MSG-013]', async () => {
    const rename = (name: string, productId: string = PRODUCT) =>
      test.app.request(`${path}/${productId}/name`, {
        method: 'POST',
        headers: { ...owner(), ...OWN, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ name }),
      });
    const empty = await rename(' ');
    expect([empty.status, await empty.text()]).toEqual([
      422,
      expect.stringContaining('Please enter a file name.'),
    ]);
    expect((await rename('../Glazes "2"')).status).toBe(303);
    const { ada, findLink } = await buyFile();
    const { headers } = await ada.send(await findLink());
    expect(headers.get('content-disposition')).toContain('filename="Glazes 2.pdf"');
    await test.db.query('delete from product_file where site_id = $1', [test.siteId]);
    const gone = await rename('b');
    expect([gone.status, await gone.text()]).toEqual([422, expect.stringContaining('Unable to Rename File')]);
    expect((await rename('b', 'book-north')).status).toBe(404);
    await putProductFile(test.db, test.siteId, { ...glazeBook, bytes: glazeBook.createBytes() }, Date.now());
  });

  it('requires the owner and a digital product', async () => {
    expect((await test.app.request(path)).status).toBe(401);
    expect((await upload(new File(['x'], 'x'), 'book-north')).status).toBe(404);
    expect((await upload(new File(['x'], 'x'), PRODUCT, { authorization: 'Bearer wrong' })).status).toBe(401);
  });
});
