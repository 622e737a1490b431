import { describe, expect, it } from 'vitest';
import fc from '../../core/testing/fast-check';
import { getVisibleCopies, getWavelength, sliceWave } from './marquee.model';

describe('getWavelength', () => {
  it('is between 250 and 1000 for any frequency [MRQ-011]', () => {
    expect(getWavelength(1)).toBe(1000);
    expect(getWavelength(10)).toBe(250);
    expect(getWavelength(4)).toBe(750);
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (frequency) => {
        expect(getWavelength(frequency)).toBeGreaterThanOrEqual(250);
        expect(getWavelength(frequency)).toBeLessThanOrEqual(1000);
      }),
    );
  });
});

describe('sliceWave', () => {
  it('returns a single slice for a straight line', () => {
    const [slice, ...more] = sliceWave(800, 1000, 0);
    expect(slice).toMatchObject({ x: 0, width: 800 });
    expect([slice!.y, slice!.slope].map(Math.abs)).toEqual([0, 0]);
    expect(more).toEqual([]);
  });

  it('uses a minimum region width of 50 px [MRQ-010]', () => {
    expect(sliceWave(12, 1000, 0)[0]?.width).toBe(50);
  });

  const wave = fc.record({
    region: fc.double({ min: 50, max: 4000, noNaN: true }),
    length: fc.double({ min: 250, max: 1000, noNaN: true }),
    amplitude: fc.double({ min: 0.5, max: 80, noNaN: true }),
  });

  it('covers the region with slices that join', () => {
    fc.assert(
      fc.property(wave, ({ region, length, amplitude }) => {
        const slices = sliceWave(region, length, amplitude);
        slices.forEach(({ x, width, y, slope }, index) => {
          const next = slices[index + 1];
          expect(x + width).toBeCloseTo(next?.x ?? region, 6);
          if (next) expect(y + slope * width).toBeCloseTo(next.y, 6);
        });
      }),
    );
  });

  it('deviates from the wave by at most 0.75 px, with few slices', () => {
    fc.assert(
      fc.property(
        wave,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ region, length, amplitude }, share) => {
          for (const { x, width, y, slope } of sliceWave(region, length, amplitude)) {
            const offset = share * width;
            const exact = amplitude * Math.sin((2 * Math.PI * (x + offset)) / length);
            expect(Math.abs(y + slope * offset - exact)).toBeLessThanOrEqual(0.7501);
          }
        },
      ),
    );
    expect(sliceWave(500, 500, 24).length).toBe(13);
    expect(sliceWave(1000, 1000, 8).length).toBe(8);
  });
});

describe('getVisibleCopies', () => {
  it('fills every slice at any time, also with a short text', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 3000, noNaN: true }),
        fc.double({ min: 1, max: 2000, noNaN: true }),
        fc.double({ min: 10, max: 3000, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (x, width, textWidth, progress) => {
          const copies = getVisibleCopies({ x, width }, textWidth);
          const shift = progress * textWidth;
          expect(copies[0]! * textWidth - shift).toBeLessThanOrEqual(x + 1e-6);
          expect((copies.at(-1)! + 1) * textWidth - shift).toBeGreaterThanOrEqual(x + width - 1e-6);
        },
      ),
    );
  });
});
