import { describe, expect, it } from 'vitest';
import { fakePage } from '../page/testing/fake-page';
import { createScriptLoader, SCRIPT_TIMEOUT } from './script-loader';

const script = { url: 'https://widgets.example/api.js', global: 'widgets' };

describe('a third-party script', () => {
  it('is loaded from its host and returns its global [CAP-007]', async () => {
    const page = fakePage();
    page.respondToScripts({ widgets: { a: 1 } });
    expect(await createScriptLoader(page)(script)).toEqual({ a: 1 });
    expect(page.scripts).toEqual(['https://widgets.example/api.js']);
    expect(page.activeCount()).toBe(0);
  });

  it.each(['missing', 'no-response'] as const)('is retried if it is %s at first', async (failure) => {
    const page = fakePage();
    page.respondToScripts(failure, { widgets: 1 });
    const load = createScriptLoader(page)(script);
    await page.advance(SCRIPT_TIMEOUT + 2000);
    expect(await load).toBe(1);
    expect(page.scripts).toHaveLength(2);
  });

  it('fails after three timeouts', async () => {
    const page = fakePage();
    page.respondToScripts('no-response');
    const load = createScriptLoader(page)(script).catch((error: Error) => error.message);
    await page.advance(60_000);
    expect(await load).toBe('https://widgets.example/api.js could not be loaded.');
    expect(page.scripts).toHaveLength(3);
    expect(page.activeCount()).toBe(0);
  });

  it('fails if it does not define its global', async () => {
    const page = fakePage();
    page.respondToScripts({}, { widgets: 1 });
    const load = createScriptLoader(page)(script);
    await page.advance(5000);
    expect(await load).toBe(1);
  });
});
