import { describe, expect, it } from 'vitest';
import { CENTER, toPercent } from '../focal-point';
import type { Size } from '../image-size';
import fc from '../testing/fast-check';
import { type CropOptions, getObjectFit, getObjectPosition, getRenderedSize } from './placement';

const CROP: CropOptions = {
  mode: 'fill',
  focalPoint: CENTER,
  fitAlignment: CENTER,
  stretch: true,
  useAdvancedPositioning: false,
};
const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: share, y: share });
const side = fc.double({ min: 1, max: 5000, noNaN: true });
const size = fc.record({ width: side, height: side });
const ROUNDING = 1e-6;

/** The image in the coordinates of its box, as the browser renders it with this fit and position. */
function getPlacement(box: Size, image: Size, crop: CropOptions) {
  const { width, height } = getRenderedSize(box, image, crop);
  const { x, y } = getObjectPosition(box, image, crop);
  return { width, height, left: (box.width - width) * x, top: (box.height - height) * y };
}

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
          const [x, y] = [left + width * focalPoint.x, top + height * focalPoint.y];
          expect(x).toBeGreaterThanOrEqual(-ROUNDING * box.width);
          expect(x).toBeLessThanOrEqual(box.width * (1 + ROUNDING));
          expect(y).toBeGreaterThanOrEqual(-ROUNDING * box.height);
          expect(y).toBeLessThanOrEqual(box.height * (1 + ROUNDING));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('becomes object-position as percentages', () => {
    const position = getObjectPosition(
      { width: 100, height: 100 },
      { width: 400, height: 200 },
      { ...CROP, focalPoint: { x: 0.25, y: 0.9 } },
    );
    expect(toPercent(position)).toBe('25% 90%');
  });

  it('is centered as far as the edges allow with advanced positioning [IMG-010]', () => {
    const box = { width: 100, height: 100 };
    const image = { width: 400, height: 100 };
    const getRenderedX = (x: number) => {
      const crop = { ...CROP, useAdvancedPositioning: true, focalPoint: { x, y: 0.5 } };
      const { left, width } = getPlacement(box, image, crop);
      return Math.round(left + width * x);
    };
    expect([0, 0.1, 0.125, 0.3, 0.5, 0.9, 1].map(getRenderedX)).toEqual([0, 40, 50, 50, 50, 60, 100]);
  });
});

describe('mode fill', () => {
  it('covers the box exactly along one axis', () => {
    fc.assert(
      fc.property(size, size, point, (box, image, focalPoint) => {
        const { left, top, width, height } = getPlacement(box, image, { ...CROP, focalPoint });
        expect(left).toBeLessThanOrEqual(ROUNDING * box.width);
        expect(top).toBeLessThanOrEqual(ROUNDING * box.height);
        expect(left + width).toBeGreaterThanOrEqual(box.width * (1 - ROUNDING));
        expect(top + height).toBeGreaterThanOrEqual(box.height * (1 - ROUNDING));
        expect(Math.min(width / box.width, height / box.height)).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe('mode fit', () => {
  it('places the image inside the box at the requested alignment [IMG-007]', () => {
    const place = (fitAlignment: { x: number; y: number }) =>
      getPlacement(
        { width: 200, height: 100 },
        { width: 50, height: 50 },
        { ...CROP, mode: 'fit', fitAlignment },
      );
    expect(place({ x: 0, y: 0.5 })).toEqual({ width: 100, height: 100, left: 0, top: 0 });
    expect(place({ x: 1, y: 1 })).toEqual({ width: 100, height: 100, left: 100, top: 0 });
    expect(place(CENTER).left).toBe(50);
  });

  it('does not enlarge the image without stretch [IMG-010]', () => {
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

it('maps fill to cover and fit to contain and leaves none and null to the page [IMG-005] [IMG-011]', () => {
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
