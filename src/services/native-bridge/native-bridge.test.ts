import { describe, expect, it } from 'vitest';
import { type FakePage, fakePage } from '../page/testing/fake-page';
import { APP_RETURN_LINK, createNativeBridge } from './native-bridge';

const inApp = () => fakePage({ url: 'https://shop.example/a?platform=mobile-app' });

const sent = (page: FakePage) => page.nativeMessages as { id: string; message: string; payload: unknown }[];

describe('in the app', () => {
  it('is detected by the URL [NAT-001]', () => {
    expect(createNativeBridge(inApp()).isNative).toBe(true);
    expect(createNativeBridge(fakePage()).isNative).toBe(false);
    const other = fakePage({ url: 'https://shop.example/?platform=desktop' });
    expect(createNativeBridge(other).isNative).toBe(false);
  });

  it('navigates back to the app [NAT-002]', () => {
    const page = inApp();
    createNativeBridge(page).dismiss();
    expect(page.navigations).toEqual([APP_RETURN_LINK]);
    const browser = fakePage();
    createNativeBridge(browser).dismiss();
    expect(browser.navigations).toEqual([]);
  });

  it('sends info and dismiss [NAT-003]', () => {
    const page = inApp();
    const bridge = createNativeBridge(page);
    void bridge.request('info', { a: 1 });
    void bridge.request('dismiss');
    expect(sent(page)).toMatchObject([{ message: 'info', payload: { a: 1 } }, { message: 'dismiss' }]);
  });

  it('resolves with the response of the app to the request id [NAT-004]', async () => {
    const page = inApp();
    const bridge = createNativeBridge(page);
    const outcomes: string[] = [];
    const recordOutcome = (name: string) =>
      [
        (value: unknown) => outcomes.push(`${name} ${value}`),
        (reason: unknown) => outcomes.push(`${name} refused ${reason}`),
      ] as const;
    void bridge.request('info').then(...recordOutcome('first'));
    void bridge.request('info').then(...recordOutcome('second'));
    await page.advance(3_600_000);
    expect(outcomes).toEqual([]);
    const [first, second] = sent(page).map(({ id }) => id);
    page.sendFromApp({ type: 'reject', id: second, value: 'no' });
    page.sendFromApp(JSON.stringify({ type: 'resolve', id: first, value: 'yes' }));
    page.sendFromApp({ type: 'resolve', id: first, value: 'again' });
    await page.advance(0);
    expect(outcomes).toEqual(['second refused no', 'first yes']);
  });

  it('calls handlers, and reports a missing one [NAT-005]', () => {
    const page = inApp();
    const bridge = createNativeBridge(page);
    const payloads: unknown[] = [];
    const removeHandler = bridge.handle('refresh', (payload) => payloads.push(payload));
    page.sendFromApp({ type: 'call', handler: 'refresh', payload: 5 });
    removeHandler();
    page.sendFromApp({ type: 'call', handler: 'refresh', payload: 6 });
    expect(payloads).toEqual([5]);
    expect(page.errors).toEqual(['site-services: the app called "refresh", which has no handler.']);
  });

  it.each(['', '{', 'null', 5, null, undefined, {}, { type: 'resolve' }, { type: 'call', handler: 5 }])(
    'ignores the invalid message %o',
    (message) => {
      const page = inApp();
      createNativeBridge(page);
      page.sendFromApp(message);
      expect([page.warnings, page.errors]).toEqual([[], []]);
    },
  );

  it('removes all listeners on stop', () => {
    const page = inApp();
    createNativeBridge(page).stop();
    expect(page.activeCount()).toBe(0);
  });
});

it('throws outside of an app [NAT-006]', () => {
  const bridge = createNativeBridge(fakePage());
  expect(() => bridge.request('info')).toThrow('mobile platform not correctly identified');
});
