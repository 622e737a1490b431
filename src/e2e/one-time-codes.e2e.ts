// An account for the owner's area: invited by a link, protected by an authenticator app that scans a QR code.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import { createCode, getStep } from '../server/domain/totp';
import { fromBase32 } from '../server/testing/base32';
import { axe, test as base, expect, startOnce } from './harness';
import { startSite } from './site';

/** A separate server: once there is an account, the sign-in page changes. */
const test = base.extend({
  site: startOnce(
    () => startSite(),
    (site) => site.dispose(),
  ),
});

/** Reads the text of a QR code from the screen, like a camera. */
async function scan(code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  const { width, height, pixels } = await code.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width, height, pixels: [...data] };
  }, picture);
  return decodeQR({ width, height, data: Uint8Array.from(pixels) });
}

test('an account is set up with the QR code of its key', async ({ site, visit }) => {
  const { page, watch } = await visit({ viewport: { width: 320, height: 800 } });
  watch.expectOutput(/401/);
  await page.goto('/config/accounts');
  const token = await readFile(join(site.dataDir, 'owner-token'), 'utf8');
  await page.getByLabel('Owner token').fill(token.trim());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email address').fill('ada@accounts.example');
  await page.getByRole('button', { name: 'Create a link' }).click();
  const created = await page.getByRole('status').textContent();
  const link = /\/config\/invitation\?token=[\w-]{43}/.exec(created ?? '');
  await page.goto(link?.[0] ?? 'no link');
  await page.getByLabel('New password').fill('a long password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();

  await page.goto('/config/account');
  await page.getByRole('button', { name: 'Set up' }).click();
  const key = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const scanned = new URL(await scan(page.getByRole('img', { name: 'QR code of the key' })));
    expect([scanned.protocol, scanned.searchParams.get('secret')]).toEqual(['otpauth:', key]);
    expect(await axe(page)).toEqual([]);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);

  await page.getByLabel('Code shown by the app').fill(createCode(fromBase32(key), getStep(Date.now())));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor();
  expect(await axe(page)).toEqual([]);
});
