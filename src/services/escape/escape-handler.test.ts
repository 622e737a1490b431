import { describe, expect, it } from 'vitest';
import fc from '../../core/testing/fast-check';
import { fakePage } from '../page/testing/fake-page';
import { createServices } from '../services';
import { createEscapeStack } from './escape-stack';

const OWNER = { authenticatedAccount: { id: 'a' }, websiteRoles: [8] };
const url = 'https://shop.example/shop?a=1';

async function open(context: object = {}, options: Parameters<typeof fakePage>[0] = { url }) {
  const page = fakePage(options);
  const services = createServices({ page, context });
  await services.session.refresh();
  return { ...services, page };
}

describe('open overlays', () => {
  it('are closed from the topmost one, one per key press [AUT-011]', async () => {
    const { page, escape: stack } = await open(OWNER);
    const closed: string[] = [];
    for (const name of ['first', 'second', 'third']) stack.push(() => closed.push(name));
    expect(page.pressEscape()).toBe(true);
    expect(closed).toEqual(['third']);
    page.pressEscape();
    expect(closed).toEqual(['third', 'second']);
  });

  it.each([
    ['on a page with <site-services>', false],
    ['on a page without <site-services>', true],
  ])('are closed by Escape immediately after opening, %s', (_, isStandalone) => {
    const page = fakePage({ url });
    const services = createServices({ page, context: {}, isStandalone });
    const closed: string[] = [];
    services.escape.push(() => closed.push('panel'));
    expect([page.pressEscape(), closed]).toEqual([true, ['panel']]);
    expect(page.pressEscape()).toBe(false);
    services.stop();
  });

  it('are closed on a page without <site-services>, on which Escape has no other function', async () => {
    const page = fakePage({ url });
    const services = createServices({ page, context: OWNER, isStandalone: true });
    await services.session.refresh();
    const closed: string[] = [];
    services.escape.push(() => closed.push('panel'));
    expect([page.pressEscape(), closed]).toEqual([true, ['panel']]);
    expect(page.pressEscape()).toBe(false);
    services.stop();
    services.escape.push(() => closed.push('late'));
    expect(page.pressEscape()).toBe(false);
  });

  it('are closed in order after any sequence of opening and closing [AUT-011]', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant('open'), fc.constant('escape'), fc.nat(5))), (steps) => {
        const stack = createEscapeStack(fakePage());
        const closed: number[] = [];
        const model: number[] = [];
        const releases = new Map<number, () => void>();
        let ids = 0;
        for (const step of steps) {
          if (step === 'open') {
            const id = ids++;
            model.push(id);
            releases.set(
              id,
              stack.push(() => closed.push(id)),
            );
          } else if (step === 'escape') {
            const top = model.pop();
            expect(stack.closeTop()).toBe(top !== undefined);
            if (top !== undefined) expect(closed.at(-1)).toBe(top);
          } else {
            const id = model[Number(step)];
            if (id === undefined) continue;
            model.splice(Number(step), 1);
            releases.get(id)?.();
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('take precedence over the configured action [AUT-012]', async () => {
    const { page, escape: stack } = await open(OWNER);
    stack.push(() => {});
    const release = stack.push(() => {});
    release();
    page.pressEscape();
    expect(page.navigations).toEqual([]);
    page.pressEscape();
    expect(page.navigations).toHaveLength(1);
  });
});

describe('Escape without open overlays', () => {
  it('opens the admin area with this page for a signed-in account [AUT-013]', async () => {
    const { page } = await open(OWNER);
    expect(page.pressEscape()).toBe(true);
    expect(page.navigations).toEqual(['/config/?frameUrl=%2Fshop%3Fa%3D1']);
  });

  it('does nothing in a form control, in a frame or on localhost', async () => {
    const form = await open(OWNER);
    expect(form.page.pressEscape({ inFormControl: true })).toBe(false);
    const framed = await open(OWNER, { url, framed: true });
    framed.page.pressEscape();
    const local = await open(OWNER, { url: 'http://localhost/' });
    local.page.pressEscape();
    expect([form, framed, local].flatMap(({ page }) => page.navigations)).toEqual([]);
  });

  it.each([true, false])(
    'requests a login from visitors only if the site is configured to: %s [AUT-014]',
    async (isEnabled) => {
      const { page, escape: stack } = await open({ websiteSettings: { useEscapeKeyToLogin: isEnabled } });
      stack.push(() => {})();
      await page.advance(0);
      page.pressEscape();
      const requests = page.events.filter(({ type }) => type === 'site-services-login-request');
      expect(requests).toHaveLength(isEnabled ? 1 : 0);
      expect(page.navigations).toEqual([]);
    },
  );

  it('logs out with Shift [AUT-015]', async () => {
    const { page } = await open(OWNER);
    page.respond({ json: {} });
    expect(page.pressEscape({ shiftKey: true })).toBe(true);
    await expect.poll(() => page.navigations).toEqual(['/?logout=true']);
    expect(page.requests.map(({ url: { pathname } }) => pathname)).toEqual(['/api/auth/Logout']);
    const visitor = await open({ websiteSettings: { useEscapeKeyToLogin: true } });
    expect(visitor.page.pressEscape({ shiftKey: true })).toBe(false);
    expect(visitor.page.requests).toEqual([]);
  });
});
