import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getVisibleCopies, getWavelength, sliceWave } from './marquee.model';

describe('waveLength', () => {
  it('lies between 250 and 1000 whatever the frequency [MRQ-011]', () => {
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

describe('stripsOf', () => {
  it('is one window for a straight line', () => {
    const [strip, ...more] = sliceWave(800, 1000, 0);
    expect(strip).toMatchObject({ x: 0, width: 800 });
    expect([strip!.y, strip!.slope].map(Math.abs)).toEqual([0, 0]);
    expect(more).toEqual([]);
  });

  it('reckons with at least 50 px [MRQ-010]', () => {
    expect(sliceWave(12, 1000, 0)[0]?.width).toBe(50);
  });

  const wave = fc.record({
    region: fc.double({ min: 50, max: 4000, noNaN: true }),
    length: fc.double({ min: 250, max: 1000, noNaN: true }),
    amplitude: fc.double({ min: 0.5, max: 80, noNaN: true }),
  });

  it('covers the region with neighbours that meet', () => {
    fc.assert(
      fc.property(wave, ({ region, length, amplitude }) => {
        const strips = sliceWave(region, length, amplitude);
        strips.forEach(({ x, width, y, slope }, index) => {
          const next = strips[index + 1];
          expect(x + width).toBeCloseTo(next?.x ?? region, 6);
          if (next) expect(y + slope * width).toBeCloseTo(next.y, 6);
        });
      }),
    );
  });

  it('never strays from the wave by more than three quarters of a px, with few strips', () => {
    fc.assert(
      fc.property(
        wave,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ region, length, amplitude }, share) => {
          for (const { x, width, y, slope } of sliceWave(region, length, amplitude)) {
            const at = share * width;
            const true_ = amplitude * Math.sin((2 * Math.PI * (x + at)) / length);
            expect(Math.abs(y + slope * at - true_)).toBeLessThanOrEqual(0.7501);
          }
        },
      ),
    );
    expect(sliceWave(500, 500, 24).length).toBe(13);
    expect(sliceWave(1000, 1000, 8).length).toBe(8);
  });
});

describe('roundsBehind', () => {
  it('fills a window at every moment of a round, also with a short text', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 3000, noNaN: true }),
        fc.double({ min: 1, max: 2000, noNaN: true }),
        fc.double({ min: 10, max: 3000, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (x, width, unit, moved) => {
          const rounds = getVisibleCopies({ x, width }, unit);
          const shift = moved * unit;
          expect(rounds[0]! * unit - shift).toBeLessThanOrEqual(x + 1e-6);
          expect((rounds.at(-1)! + 1) * unit - shift).toBeGreaterThanOrEqual(x + width - 1e-6);
        },
      ),
    );
  });
});
