import { describe, expect, it } from 'vitest';
import fc from '../../core/testing/fast-check';
import {
  createRandom,
  createStrokes,
  EM,
  HIGHLIGHT_SHAPES,
  type HighlightShape,
  joinLines,
  type LineBox,
  scheduleStrokes,
} from './shapes.model';

const box: LineBox = [40, 80, 840, 200];

/** Coordinates of the path, with those of its control points. */
const readPoints = (path: string): [number, number][] =>
  [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

const draw = (shape: HighlightShape, line = box) => createStrokes(shape, line, createRandom(1));

const getBounds = (shape: HighlightShape, line = box) => {
  const points = draw(shape, line).flatMap(readPoints);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

describe('strokes', () => {
  it('differ between the 12 shapes [HLT-001]', () => {
    expect(HIGHLIGHT_SHAPES.length).toBe(12);
    expect(new Set(HIGHLIGHT_SHAPES.map((shape) => draw(shape).join())).size).toBe(12);
  });

  it('are valid paths near their line of text, whatever its size', () => {
    const line = fc.record({
      left: fc.double({ min: -5000, max: 5000, noNaN: true }),
      top: fc.double({ min: -5000, max: 50_000, noNaN: true }),
      width: fc.double({ min: 1, max: 20_000, noNaN: true }),
      height: fc.double({ min: 50, max: 500, noNaN: true }),
    });
    fc.assert(
      fc.property(line, fc.constantFrom(...HIGHLIGHT_SHAPES), fc.integer(), (one, shape, seed) => {
        const right = one.left + one.width;
        const bottom = one.top + one.height;
        const margin = EM + (one.width + one.height) * 0.06;
        for (const path of createStrokes(shape, [one.left, one.top, right, bottom], createRandom(seed))) {
          expect(path).toMatch(/^M[-\d.,]+(?:L[-\d.,]+|C[-\d.,]+ [-\d.,]+ [-\d.,]+)+$/);
          for (const [x, y] of readPoints(path)) {
            expect(x).toBeGreaterThan(one.left - margin);
            expect(x).toBeLessThan(right + margin);
            expect(y).toBeGreaterThan(one.top - margin);
            expect(y).toBeLessThan(bottom + margin);
          }
        }
      }),
    );
  });

  it('go from the start to the end of the text below, through or around it', () => {
    for (const shape of ['underline', 'underlineDouble', 'underlineCurve', 'wave', 'jagged'] as const) {
      const { left, right, top } = getBounds(shape);
      expect([left, right]).toEqual([40, 840]);
      expect(top, shape).toBeGreaterThan(80 + 120 * 0.7);
    }
    for (const shape of ['strike', 'marker'] as const) {
      const { top, bottom } = getBounds(shape);
      expect(Math.abs((top + bottom) / 2 - 140), shape).toBeLessThan(16);
    }
    for (const shape of ['circle', 'enclose'] as const) {
      const { left, right, top, bottom } = getBounds(shape);
      expect(left < 40 && right > 840 && top < 80 && bottom > 200, shape).toBe(true);
    }
    expect(draw('underlineDouble').length).toBe(2);
    expect(draw('cross').length).toBe(2);
  });

  it('are the same for the same random seed', () => {
    expect(createStrokes('circle', box, createRandom(7))).toEqual(
      createStrokes('circle', box, createRandom(7)),
    );
    expect(createStrokes('circle', box, createRandom(7))).not.toEqual(
      createStrokes('circle', box, createRandom(8)),
    );
  });
});

it('joins the boxes of nested elements into lines', () => {
  const rectangle = (left: number, top: number, width: number, height = 20): LineBox => [
    left,
    top,
    left + width,
    top + height,
  ];
  expect(
    joinLines([rectangle(0, 0, 50), rectangle(50, 2, 30, 16), rectangle(0, 0, 0), rectangle(0, 24, 40)]),
  ).toEqual([rectangle(0, 0, 80), rectangle(0, 24, 40)]);
});

it('limits the duration of a stroke to between 0.2 and 1 times the total duration [HLT-009]', () => {
  expect(scheduleStrokes([100], 750)).toEqual([{ delay: 0, duration: 750 }]);
  expect(scheduleStrokes([300, 100], 1000)).toEqual([
    { delay: 0, duration: 750 },
    { delay: 750, duration: 250 },
  ]);
  const tiny = scheduleStrokes([990, 10], 1000)[1]!;
  expect(tiny.duration).toBe(200);
  expect(scheduleStrokes([0, 0], 1000).map(({ duration }) => duration)).toEqual([1000, 1000]);
});
