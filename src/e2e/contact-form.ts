// The example site's contact form, and the submissions that its owner finds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './site';

export const CONTACT = '/sites/portfolio/about/';
export const FORM = 'site-form[form-id=contact]';

export interface StoredSubmission {
  readonly submissionId: string;
  readonly values: Readonly<Record<string, unknown>>;
}

export const readOwnerToken = (site: Site): string =>
  readFileSync(join(site.dataDir, 'owner-token'), 'utf8').trim();

/** Submissions to a form from this address. */
export async function readSubmissions(
  site: Site,
  email: string,
  formId = 'contact',
): Promise<StoredSubmission[]> {
  const answer = await fetch(`${site.origin}/api/form/${formId}/submissions`, {
    headers: { authorization: `Bearer ${readOwnerToken(site)}` },
  });
  expect(answer.status).toBe(200);
  const { submissions } = (await answer.json()) as { submissions: StoredSubmission[] };
  return submissions.filter(({ values }) => values.email === email);
}

/** An address that no other test uses. */
export const newAddress = () => `v${Math.random().toString(36).slice(2)}@example.com`;

/**
 * Waits until the page can store a submission. The outbox chunk loads after the form; until then, a submission is kept
 * only in memory.
 */
export async function waitForOutbox(page: Page, form = FORM): Promise<void> {
  await page.locator(`${form}:state(ready)`).waitFor();
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(
        (entry) =>
          /\/chunks\/forms-[\w-]+\.js$/.test(entry.name) &&
          (entry as PerformanceResourceTiming).responseStatus === 200,
      ),
  );
}

/** The number of submissions in the browser's database that have not been delivered. */
export const countStored = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const open = indexedDB.open('site-form-outbox');
        // Nothing is stored yet. The page creates the database.
        open.onupgradeneeded = () => open.transaction?.abort();
        open.onerror = () => resolve(0);
        open.onsuccess = () => {
          const request = open.result.transaction('records').objectStore('records').getAll();
          request.onsuccess = () => {
            open.result.close();
            resolve(request.result.filter((one: { delivered?: unknown }) => !one.delivered).length);
          };
        };
      }),
  );
