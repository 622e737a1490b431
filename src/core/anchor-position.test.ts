import { describe, expect, it } from 'vitest';
import { positionAnchored } from './anchor-position';
import fc from './testing/fast-check';

const window = { width: 1000, height: 600 };
const box = { width: 200, height: 40 };
const at = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 30 });

describe('positionAnchored', () => {
  it('centers the box above the anchor at the given distance', () => {
    expect(positionAnchored(at(400, 300), box, window, 15)).toEqual({ left: 350, top: 245, side: 'above' });
  });

  it('places the box below the anchor if there is no room above', () => {
    expect(positionAnchored(at(400, 74), box, window, 15)).toEqual({ left: 350, top: 119, side: 'below' });
    expect(positionAnchored(at(400, 75), box, window, 15)).toEqual({ left: 350, top: 20, side: 'above' });
  });

  it('keeps 20 px to every edge of the viewport [DLG-017]', () => {
    expect(positionAnchored(at(0, 300), box, window, 15).left).toBe(20);
    expect(positionAnchored(at(900, 300), box, window, 15).left).toBe(780);
    const length = fc.integer({ min: 1, max: 400 });
    const numbers = fc.tuple(fc.integer({ min: -500, max: 1500 }), fc.integer({ min: -500, max: 1500 }));
    fc.assert(
      fc.property(numbers, fc.record({ width: length, height: length }), ([left, top], size) => {
        const place = positionAnchored(at(left, top), size, window, 15);
        expect(place.left).toBeGreaterThanOrEqual(20);
        expect(place.top).toBeGreaterThanOrEqual(20);
        expect(place.left + size.width).toBeLessThanOrEqual(980);
        expect(place.top + size.height).toBeLessThanOrEqual(580);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });

  it('never covers the anchor if there is room on either side', () => {
    const height = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 570 }), height, (top, boxHeight) => {
        const anchor = at(400, top);
        const place = positionAnchored(anchor, { width: 200, height: boxHeight }, window, 15);
        const [above, below] = [place.top + boxHeight <= anchor.top - 15, place.top >= anchor.bottom + 15];
        expect(place.side === 'above' ? above : below).toBe(true);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });

  it('aligns the box to the start if the viewport is too small', () => {
    expect(
      positionAnchored(at(10, 10), { width: 400, height: 900 }, { width: 320, height: 400 }, 15),
    ).toMatchObject({
      left: 20,
      top: 20,
    });
  });
});
