// Tests of the slow connection: order of responses, speed, latency.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLink, readPriority } from './network-link.mjs';

/** A kilobyte per millisecond; a write of 2 KiB takes 2 ms. */
const SPEED = { latency: 100, download: 8000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function createNetwork() {
  const link = createLink(SPEED);
  const start = performance.now();
  const log: string[] = [];
  const ended: Record<string, number> = {};
  const request = (name: string, kilobytes: number, priority?: string) => {
    const response = {
      destroyed: false,
      writeHead: () => log.push(`${name} headers`),
      write: () => log.push(name),
      end: () => {
        log.push(name);
        ended[name] = performance.now() - start;
      },
    };
    const body = Buffer.alloc(kilobytes * 1024);
    link.respond({ headers: { priority } }, response, { status: 200, headers: {}, body });
    return response;
  };
  return { request, log, ended };
}

describe('a slow connection', () => {
  it('begins a response after the latency and sends it at the given speed', () => {
    const { request, ended } = createNetwork();
    request('a', 100);
    vi.advanceTimersByTime(1000);
    expect(ended.a).toBeGreaterThan(100 + 90);
    expect(ended.a).toBeLessThan(100 + 110);
  });

  it('sends the most urgent response first, even if it was requested last', () => {
    const { request, ended } = createNetwork();
    request('lazy', 200, 'u=5, i');
    vi.advanceTimersByTime(50);
    request('hero', 100, 'u=1, i');
    vi.advanceTimersByTime(1000);
    expect(ended.hero).toBeLessThan(50 + 100 + 110);
    expect(ended.lazy).toBeGreaterThan(ended.hero!);
  });

  it('sends responses of the same urgency one after the other, incremental ones by turns', () => {
    const { request, log } = createNetwork();
    request('a', 4);
    request('b', 4);
    vi.advanceTimersByTime(1000);
    expect(log).toEqual(['a headers', 'b headers', 'a', 'a', 'b', 'b']);
    log.length = 0;
    request('c', 4, 'i');
    request('d', 4, 'i');
    vi.advanceTimersByTime(1000);
    expect(log).toEqual(['c headers', 'd headers', 'c', 'd', 'c', 'd']);
  });

  it('does not use the time in which nothing was sent', () => {
    const { request, ended } = createNetwork();
    vi.advanceTimersByTime(5000);
    request('late', 100);
    vi.advanceTimersByTime(1000);
    expect(ended.late).toBeGreaterThan(5000 + 100 + 90);
  });

  it('drops responses whose request was canceled', () => {
    const { request, ended } = createNetwork();
    request('gone', 500).destroyed = true;
    request('next', 10);
    vi.advanceTimersByTime(200);
    expect(Object.keys(ended)).toEqual(['next']);
  });
});

describe('priority header', () => {
  it.each([
    [undefined, 3, false],
    ['i', 3, true],
    ['u=0', 0, false],
    ['u=1, i', 1, true],
    ['i, u=5', 5, true],
    ['u=9', 3, false],
  ])('%s', (header, urgency, incremental) => {
    expect(readPriority(header)).toEqual({ urgency, incremental });
  });
});
