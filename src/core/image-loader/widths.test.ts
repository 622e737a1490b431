import { describe, expect, it } from 'vitest';
import fc from '../testing/fast-check';
import type { ImageMode } from './mode';
import { getRenderedSize } from './placement';
import { chooseWidth, countStepsBetween, getPixelRatio, WIDTHS, type WidthRequest } from './widths';

const REQUEST: WidthRequest = {
  renderedWidth: 400,
  naturalWidth: 0,
  dpr: 1,
  dprMin: 0,
  dprMax: Infinity,
  saveData: false,
};
const choose = (request: Partial<WidthRequest>) => chooseWidth({ ...REQUEST, ...request });

describe('the requested width', () => {
  it('is the smallest of 2500, 1500, 1000, 750, 500, 300 and 100 that covers the rendered width [IMG-012]', () => {
    expect(WIDTHS).toEqual([2500, 1500, 1000, 750, 500, 300, 100]);
    const rendered = [1, 100, 101, 300, 301, 500, 501, 750, 751, 1000, 1001, 1500, 1501, 2500];
    expect(rendered.map((renderedWidth) => choose({ renderedWidth }))).toEqual([
      100, 100, 300, 300, 500, 500, 750, 750, 1000, 1000, 1500, 1500, 2500, 2500,
    ]);
  });

  it('is 2500 if no width covers it [IMG-012]', () => {
    expect([2501, 9000, Infinity].map((renderedWidth) => choose({ renderedWidth }))).toEqual([
      2500, 2500, 2500,
    ]);
  });

  it('accounts for the device pixel ratio between dprMin and dprMax [IMG-009]', () => {
    expect(choose({ dpr: 2 })).toBe(1000);
    expect(choose({ dpr: 3, dprMax: 2 })).toBe(1000);
    expect(choose({ dpr: 1, dprMin: 2 })).toBe(1000);
    expect(getPixelRatio({ dpr: Number.NaN, dprMin: 0, dprMax: 3 })).toBe(1);
    expect(getPixelRatio({ dpr: 1, dprMin: 3, dprMax: 2 })).toBe(2);
  });

  it('is one step smaller with reduced data [IMG-008]', () => {
    expect([400, 50, 9000].map((renderedWidth) => choose({ renderedWidth, saveData: true }))).toEqual([
      300, 100, 1500,
    ]);
  });

  it('is not wider than the first that covers the natural width', () => {
    expect(choose({ renderedWidth: 2000, naturalWidth: 640 })).toBe(750);
    expect(choose({ renderedWidth: 2000, naturalWidth: 3000 })).toBe(2500);
  });

  it('is within one step of the ideal for random boxes, images, modes and pixel ratios', () => {
    const side = fc.integer({ min: 1, max: 3000 });
    const size = fc.record({ width: side, height: side });
    const mode = fc.constantFrom<ImageMode>('fill', 'fit', 'none', null);
    const dpr = fc.double({ min: 0.5, max: 4, noNaN: true });
    fc.assert(
      fc.property(size, size, mode, dpr, fc.boolean(), (box, image, mode, dpr, saveData) => {
        const { width: renderedWidth } = getRenderedSize(box, image, { mode, stretch: true });
        const chosen = choose({ renderedWidth, dpr, saveData });
        const pixels = renderedWidth * dpr;
        const ideal = [...WIDTHS].reverse().find((step) => step >= pixels) ?? 2500;
        expect(Math.abs(countStepsBetween(ideal, chosen))).toBeLessThanOrEqual(1);
        if (!saveData) expect(chosen).toBe(ideal);
      }),
      { numRuns: 1000 },
    );
  });
});
