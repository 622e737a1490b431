// Quality of justified rows, measured only from boxes: row heights compared with the target, the right edge, and what
// moves when images are appended.
import { quantile } from '../lib/stats.mjs';

/**
 * @typedef {{ left: number, top: number, width: number, height: number }} Box px
 * @typedef {{ width: number, target: number, gap: number }} Room px
 * @typedef {(ratios: number[], room: Room, earlier: number) => Box[]} RowLayout from ratios of width to height; the
 * first `earlier` images were laid out before, without the others
 */

/** Tolerance in px. */
const SAME_PX = 0.01;

/** The boxes of each row, from the top; boxes of a row have the same top. @param {Box[]} boxes @returns {Box[][]} */
export function rowsOf(boxes) {
  const rows = [];
  for (const box of boxes) {
    const row = rows.at(-1);
    if (row && Math.abs(row[0].top - box.top) < SAME_PX) row.push(box);
    else rows.push([box]);
  }
  return rows;
}

/** Deviation of each row from the target, as a fraction of it, without the last row, which may be lower. */
export function heightErrors(boxes, target) {
  return complete(boxes).map(([{ height }]) => Math.abs(height - target) / target);
}

/** Largest distance in px between the right edge of a row and the gallery's, without the last row. */
export function rightEdgeError(boxes, width) {
  const errors = complete(boxes).map((row) => Math.abs(right(row.at(-1)) - width));
  return Math.max(0, ...errors);
}

/** Fraction of the images in complete rows that move or change size when images are appended. */
export function movedShare(before, after) {
  const earlier = complete(before).flat();
  const moved = earlier.filter((box, i) => !isSame(box, after[i]));
  return earlier.length > 0 ? moved.length / earlier.length : 0;
}

/**
 * One row of the table for a layout algorithm.
 * @param {RowLayout} layout
 * @param {number[][]} albums
 * @param {Room & { appended: number }} room the last `appended` images of each album are appended later
 */
export function rowQuality(layout, albums, { appended, ...room }) {
  const all = albums.map((ratios) => layout(ratios, room, 0));
  const errors = all.flatMap((boxes) => heightErrors(boxes, room.target));
  const shorter = albums.map((ratios) => layout(ratios.slice(0, -appended), room, 0));
  const longer = albums.map((ratios) => layout(ratios, room, ratios.length - appended));
  return {
    meanError: mean(errors),
    p95Error: quantile(errors, 0.95),
    maxError: Math.max(...errors),
    rightEdgePx: Math.max(...all.map((boxes) => rightEdgeError(boxes, room.width))),
    moved: mean(shorter.map((boxes, i) => movedShare(boxes, longer[i]))),
  };
}

/** Albums of images in the proportions of cameras and phones, portrait, wide and panoramic, in a seeded order. */
export function randomAlbums(count, size, seed = 1) {
  const random = generator(seed);
  const pick = () => SHAPES[Math.floor(random() * SHAPES.length)];
  return Array.from({ length: count }, () => Array.from({ length: size }, pick));
}

const SHAPES = [3 / 2, 3 / 2, 4 / 3, 3 / 4, 2 / 3, 1, 16 / 9, 12 / 5];

/** Mulberry32: 0 to 1, deterministic for its seed. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const complete = (boxes) => rowsOf(boxes).slice(0, -1);
const right = ({ left, width }) => left + width;
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const isSame = (a, b) =>
  ['left', 'top', 'width', 'height'].every((side) => Math.abs(a[side] - b[side]) < SAME_PX);
