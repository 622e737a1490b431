import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAX_IMAGE_BYTES, readImageSwatches } from './image-swatches';
import { toHex } from './rgb';
import { extractSwatches } from './swatches';

/** Pixels of the given colors (`[red, green, blue, alpha]`), each with a count. */
const paint = (...areas: [number[], number][]) =>
  areas.flatMap(([color, pixels]) => Array.from({ length: pixels }, () => color).flat());

describe('main colors', () => {
  it('are sorted with the most frequent one first', () => {
    const data = paint([[200, 30, 30, 255], 100], [[20, 20, 200, 255], 300], [[240, 240, 240, 255], 200]);
    expect(extractSwatches(data, 3).map(toHex)).toEqual(['#1414c8', '#f0f0f0', '#c81e1e']);
  });

  it('exclude transparent pixels', () => {
    expect(extractSwatches(paint([[200, 30, 30, 10], 900], [[0, 128, 0, 255], 10])).map(toHex)).toEqual([
      '#008000',
    ]);
    expect(extractSwatches(paint([[1, 2, 3, 0], 10]))).toEqual([]);
  });

  it('are computed for a large image within the time limit of a test', () => {
    const data = new Uint8ClampedArray(4_000_000).map((_, index) => (index * 2654435761) >>> 24);
    for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
    expect(extractSwatches(data, 8).length).toBeGreaterThan(4);
  });
});

/** A worker whose responses the test controls. */
function fakeWorker() {
  const target = new EventTarget();
  const sent: unknown[] = [];
  let isEnded = false;
  const worker = Object.assign(target, {
    postMessage: (message: unknown) => void sent.push(message),
    terminate: () => {
      isEnded = true;
    },
  }) as unknown as Worker;
  const answer = (data: unknown) => target.dispatchEvent(Object.assign(new Event('message'), { data }));
  return {
    worker,
    sent,
    answer,
    fail: () => target.dispatchEvent(new Event('error')),
    isEnded: () => isEnded,
  };
}

describe('the image worker', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('responds with the colors and is terminated', async () => {
    const { worker, sent, answer, isEnded } = fakeWorker();
    const image = new Blob(['image']);
    const colors = readImageSwatches(image, { createWorker: () => worker });
    answer({ swatches: [[1, 2, 3]] });
    expect(await colors).toEqual([[1, 2, 3]]);
    expect(sent).toEqual([image]);
    expect(isEnded()).toBe(true);
  });

  it('is terminated when it is aborted', async () => {
    const { worker, isEnded } = fakeWorker();
    const controller = new AbortController();
    const colors = readImageSwatches(new Blob(), { createWorker: () => worker, signal: controller.signal });
    controller.abort();
    await expect(colors).rejects.toThrow(/abort/i);
    expect(isEnded()).toBe(true);
  });

  it('does not start if it was canceled before, even without AbortSignal.any()', async () => {
    const signal = AbortSignal.abort();
    vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout });
    const createWorker = vi.fn();
    const colors = readImageSwatches(new Blob(), { createWorker, signal });
    await expect(colors).rejects.toThrow(/abort/i);
    expect(createWorker).not.toHaveBeenCalled();
  });

  it('reports an invalid image, and a worker that fails', async () => {
    const first = fakeWorker();
    const unreadable = readImageSwatches(new Blob(), { createWorker: () => first.worker });
    first.answer({ error: 'InvalidStateError' });
    await expect(unreadable).rejects.toThrow('The image cannot be read: InvalidStateError');
    const second = fakeWorker();
    const broken = readImageSwatches(new Blob(), { createWorker: () => second.worker });
    second.fail();
    await expect(broken).rejects.toThrow('The image worker failed.');
  });

  it('rejects a file that is too large without starting', async () => {
    const image = { size: MAX_IMAGE_BYTES + 1 } as Blob;
    const createWorker = () => {
      throw new Error('started');
    };
    await expect(readImageSwatches(image, { createWorker })).rejects.toThrow(RangeError);
  });
});
