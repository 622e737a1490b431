// Justified rows as computed by each library, including ours, as boxes.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import justified from 'justified-layout';
import { bundle } from '../lib/bundle.mjs';
import { BENCH, PROJECT } from '../lib/paths.mjs';

/** The package exports only components; the algorithm is in a separate module. */
const ROWS = 'node_modules/react-photo-album/dist/layouts/rows.js';

/** @returns {Promise<Record<string, import('./rows.mjs').RowLayout>>} */
export async function geometries() {
  const { computeRowsLayout } = await import(pathToFileURL(path.join(BENCH, ROWS)).href);
  const { justifyRows } = await ourRows();
  return {
    ours: (ratios, room, earlier) => {
      const standing = justifyRows(ratios.slice(0, earlier), room);
      const rows = justifyRows(ratios, room, standing);
      return placed(
        rows.map(({ widths, height }) => widths.map((width) => ({ width, height }))),
        room.gap,
      );
    },
    'justified-layout': (ratios, { width, target, gap }) =>
      justified(ratios, {
        containerWidth: width,
        targetRowHeight: target,
        boxSpacing: gap,
        containerPadding: 0,
      }).boxes,
    'react-photo-album': (ratios, { width, target, gap }) => {
      const photos = ratios.map((ratio) => ({ width: ratio * 1000, height: 1000 }));
      const { tracks } = computeRowsLayout(photos, gap, 0, width, target);
      return placed(
        tracks.map((track) => track.photos),
        gap,
      );
    },
  };
}

/** The algorithm of our autorows design, from its source. */
async function ourRows() {
  const entry = path.join(PROJECT, 'src/blocks/gallery/layouts/justified-rows.model.ts');
  const { outputFiles } = await bundle(entry, { write: false, mark: false, outfile: '/out/rows.js' });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/** Rows of sizes as boxes. */
function placed(rows, gap) {
  let top = 0;
  return rows.flatMap((sizes) => {
    let left = 0;
    const row = sizes.map(({ width, height }) => {
      const box = { left, top, width, height };
      left += width + gap;
      return box;
    });
    top += row[0].height + gap;
    return row;
  });
}
