import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CENTRE, toPercent } from '../point';
import { type CropOptions, getObjectFit, getObjectPosition, getPlacement } from './placement';

const CROP: CropOptions = {
  mode: 'fill',
  focalPoint: CENTRE,
  fitAlignment: CENTRE,
  stretch: true,
  useAdvancedPositioning: false,
};
const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: share, y: share });
const side = fc.double({ min: 1, max: 5000, noNaN: true });
const size = fc.record({ width: side, height: side });
const ROUNDING = 1e-6;

describe('the focal point', () => {
  it('stays in view in every box [IMG-003]', () => {
    fc.assert(
      fc.property(
        size,
        size,
        point,
        fc.boolean(),
        fc.boolean(),
        (box, image, focalPoint, stretch, advanced) => {
          const crop = { ...CROP, focalPoint, stretch, useAdvancedPositioning: advanced };
          const { left, top, width, height } = getPlacement(box, image, crop);
          const at = [left + width * focalPoint.x, top + height * focalPoint.y] as const;
          expect(at[0]).toBeGreaterThanOrEqual(-ROUNDING * box.width);
          expect(at[0]).toBeLessThanOrEqual(box.width * (1 + ROUNDING));
          expect(at[1]).toBeGreaterThanOrEqual(-ROUNDING * box.height);
          expect(at[1]).toBeLessThanOrEqual(box.height * (1 + ROUNDING));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is said as a share of box and image', () => {
    const at = getObjectPosition(
      { width: 100, height: 100 },
      { width: 400, height: 200 },
      { ...CROP, focalPoint: { x: 0.25, y: 0.9 } },
    );
    expect(toPercent(at)).toBe('25% 90%');
  });

  it('comes as near to the middle as the edges allow, with advanced positioning [IMG-010]', () => {
    const box = { width: 100, height: 100 };
    const image = { width: 400, height: 100 };
    const middle = (x: number) => {
      const crop = { ...CROP, useAdvancedPositioning: true, focalPoint: { x, y: 0.5 } };
      const { left, width } = getPlacement(box, image, crop);
      return Math.round(left + width * x);
    };
    expect([0, 0.1, 0.125, 0.3, 0.5, 0.9, 1].map(middle)).toEqual([0, 40, 50, 50, 50, 60, 100]);
  });
});

describe('an image that fills', () => {
  it('covers its box, and no more than that in one direction', () => {
    fc.assert(
      fc.property(size, size, point, (box, image, focalPoint) => {
        const { left, top, width, height } = getPlacement(box, image, { ...CROP, focalPoint });
        expect(left).toBeLessThanOrEqual(ROUNDING * box.width);
        expect(top).toBeLessThanOrEqual(ROUNDING * box.height);
        expect(left + width).toBeGreaterThanOrEqual(box.width * (1 - ROUNDING));
        expect(top + height).toBeGreaterThanOrEqual(box.height * (1 - ROUNDING));
        const over = Math.min(width / box.width, height / box.height);
        expect(over).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe('an image that is shown whole', () => {
  it('lies inside its box and touches the sides that are asked for [IMG-007]', () => {
    const at = (fitAlignment: { x: number; y: number }) =>
      getPlacement(
        { width: 200, height: 100 },
        { width: 50, height: 50 },
        { ...CROP, mode: 'fit', fitAlignment },
      );
    expect(at({ x: 0, y: 0.5 })).toEqual({ width: 100, height: 100, left: 0, top: 0 });
    expect(at({ x: 1, y: 1 })).toEqual({ width: 100, height: 100, left: 100, top: 0 });
    expect(at(CENTRE).left).toBe(50);
  });

  it('is not enlarged without stretch [IMG-010]', () => {
    const crop = { ...CROP, mode: 'fit', stretch: false } as const;
    expect(getPlacement({ width: 200, height: 100 }, { width: 50, height: 20 }, crop)).toMatchObject({
      width: 50,
      height: 20,
    });
    expect(getPlacement({ width: 20, height: 100 }, { width: 50, height: 20 }, crop)).toMatchObject({
      width: 20,
      height: 8,
    });
  });
});

it('fill is cover and fit is contain; none and null leave it to the page [IMG-005] [IMG-011]', () => {
  const css = (mode: CropOptions['mode'], stretch = true) => getObjectFit({ mode, stretch });
  expect([css('fill'), css('fit'), css('fit', false), css('none'), css(null)]).toEqual([
    'cover',
    'contain',
    'scale-down',
    '',
    '',
  ]);
  const box = { width: 30, height: 40 };
  for (const mode of ['none', null] as const)
    expect(getPlacement(box, { width: 7, height: 9 }, { ...CROP, mode })).toEqual({
      ...box,
      left: 0,
      top: 0,
    });
});
