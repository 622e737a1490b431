import { expect } from '@open-wc/testing';
import { holdTimers } from '../../kit/testing/hold-timers';
import { type Lock, pageLock } from './lock';
import { browserPage } from './page';

describe('page records', () => {
  const page = browserPage();
  const name = 'records-spec';
  const records = page.openRecords<{ count: number }>(name);
  // On a busy machine, twenty updates that wait for the disk take longer than the 4 seconds of the timeout.
  let timers: ReturnType<typeof holdTimers>;
  beforeEach(() => {
    timers = holdTimers(4000);
  });
  afterEach(() => {
    timers.restore();
    indexedDB.deleteDatabase(`site-${name}`);
  });

  it('can be read by another instance until they are deleted', async () => {
    expect(await records.update('a', () => ({ count: 1 }))).to.deep.equal({ count: 1 });
    await records.update('b', () => ({ count: 2 }));
    expect(await browserPage().openRecords(name).all()).to.deep.equal([{ count: 1 }, { count: 2 }]);
    expect(await records.update('a', () => undefined)).to.equal(undefined);
    expect(await records.all()).to.deep.equal([{ count: 2 }]);
  });

  it('are updated one after the other, by any instance', async () => {
    const increment = () =>
      browserPage()
        .openRecords<{ count: number }>(name)
        .update('a', (before) => ({ count: (before?.count ?? 0) + 1 }));
    await Promise.all(Array.from({ length: 20 }, increment));
    expect(await records.all()).to.deep.equal([{ count: 20 }]);
  });

  it('reject if the browser blocks storage', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'indexedDB');
    Object.defineProperty(window, 'indexedDB', {
      configurable: true,
      get() {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      },
    });
    try {
      const error = await records.all().catch((error: unknown) => error);
      expect(error).to.have.property('name', 'SecurityError');
    } finally {
      if (own) Object.defineProperty(window, 'indexedDB', own);
      else Reflect.deleteProperty(window, 'indexedDB');
    }
  });
});

const locks: readonly [string, () => Lock][] = [
  ['of the browser', () => browserPage().lock],
  ['of the page alone', () => pageLock],
];

for (const [scope, get] of locks)
  describe(`a lock ${scope}`, () => {
    it('is held by one at a time; others wait or skip', async () => {
      const lock = get();
      const log: string[] = [];
      let open = () => {};
      const gate = new Promise<void>((done) => {
        open = done;
      });
      const first = lock('spec', 'wait', async () => {
        log.push('first');
        await gate;
        log.push('done');
        return 1;
      });
      const second = lock('spec', 'wait', async () => log.push('second'));
      expect(await lock('spec', 'skip', async () => 3)).to.equal(null);
      expect(await lock('another', 'skip', async () => 4)).to.equal(4);
      open();
      expect(await first).to.equal(1);
      await second;
      expect(log).to.deep.equal(['first', 'done', 'second']);
    });

    it('is released after a failure', async () => {
      const lock = get();
      const failure = await lock('spec', 'wait', () => Promise.reject(new Error('no'))).catch(
        (error: Error) => error.message,
      );
      expect(failure).to.equal('no');
      expect(await lock('spec', 'skip', async () => 'free')).to.equal('free');
    });
  });
