import { describe, expect, it } from 'vitest';
import { fakePage } from '../page/testing/fake-page';
import { createScriptLoader, SCRIPT_TIMEOUT } from './script-loader';

const script = { url: 'https://widgets.example/api.js', global: 'widgets' };

describe('a script of a third party', () => {
  it('is fetched from its host and hands out what it left behind [CAP-007]', async () => {
    const page = fakePage();
    page.respondToScripts({ widgets: { a: 1 } });
    expect(await createScriptLoader(page)(script)).toEqual({ a: 1 });
    expect(page.scripts).toEqual(['https://widgets.example/api.js']);
    expect(page.activeCount()).toBe(0);
  });

  it.each(['missing', 'silence'] as const)('that is %s at first is asked for again', async (trouble) => {
    const page = fakePage();
    page.respondToScripts(trouble, { widgets: 1 });
    const load = createScriptLoader(page)(script);
    await page.advance(SCRIPT_TIMEOUT + 2000);
    expect(await load).toBe(1);
    expect(page.scripts).toHaveLength(2);
  });

  it('that never comes is given up after three attempts', async () => {
    const page = fakePage();
    page.respondToScripts('silence');
    const load = createScriptLoader(page)(script).catch((error: Error) => error.message);
    await page.advance(60_000);
    expect(await load).toBe('https://widgets.example/api.js could not be loaded.');
    expect(page.scripts).toHaveLength(3);
    expect(page.activeCount()).toBe(0);
  });

  it('that comes without what it should leave behind counts as missing', async () => {
    const page = fakePage();
    page.respondToScripts({}, { widgets: 1 });
    const load = createScriptLoader(page)(script);
    await page.advance(5000);
    expect(await load).toBe(1);
  });
});
