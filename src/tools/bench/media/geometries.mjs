// How does each library set justified rows? Its own arithmetic, told as boxes.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import justified from 'justified-layout';
import { BENCH } from '../lib/paths.mjs';

/** The package exports components only; the arithmetic is a module of its own. */
const ROWS = 'node_modules/react-photo-album/dist/layouts/rows.js';

/** @returns {Promise<Record<string, (ratios: number[], room: { width: number, target: number, gap: number }) => import('./rows.mjs').Box[]>>} */
export async function geometries() {
  const { computeRowsLayout } = await import(pathToFileURL(path.join(BENCH, ROWS)).href);
  return {
    'justified-layout': (ratios, { width, target, gap }) =>
      justified(ratios, {
        containerWidth: width,
        targetRowHeight: target,
        boxSpacing: gap,
        containerPadding: 0,
      }).boxes,
    'react-photo-album': (ratios, { width, target, gap }) => {
      const photos = ratios.map((ratio) => ({ width: ratio * 1000, height: 1000 }));
      return placed(computeRowsLayout(photos, gap, 0, width, target).tracks, gap);
    },
  };
}

/** Rows of sizes as boxes. */
function placed(tracks, gap) {
  let top = 0;
  return tracks.flatMap(({ photos }) => {
    let left = 0;
    const row = photos.map(({ width, height }) => {
      const box = { left, top, width, height };
      left += width + gap;
      return box;
    });
    top += row[0].height + gap;
    return row;
  });
}
