// G. Galleries, layouts and lightboxes compared with their peers: behavior with real input, layout shift with a late
// script, geometry of justified rows, bytes, and the response with 500 slides.
import { discover } from '../lib/discover.mjs';
import { interleave } from '../lib/sample.mjs';
import { summarize } from '../lib/stats.mjs';
import { carousel } from '../media/carousel.mjs';
import { geometries } from '../media/geometries.mjs';
import { lateShift } from '../media/late.mjs';
import { lightbox } from '../media/lightbox.mjs';
import { randomAlbums, rowQuality } from '../media/rows.mjs';
import inp from './inp.mjs';
import weight from './weight.mjs';

/** The documented size of autorows; ten images of each album are appended later. */
const ROOM = { width: 1000, target: 250, gap: 20, appended: 10 };
const ALBUMS = randomAlbums(200, 40);

const WEIGHED =
  /\/(swiper-element-(core|bundle)|splide|embla(-autoplay)?|webawesome-carousel|photoswipe(-lightbox-shell)?|justified-layout|react-photo-album-without-react|gallery|gallery-all|lightbox)$/;

/** Behavior is deterministic, so one sample is enough. */
const MEASURES = { carousel, lightbox };

/** Rows `<part>:<id>`: carousel, lightbox, late, rows, weight, inp. */
export default async function media({ browser, origin, rounds, only, match }) {
  const pages = (suite) => discover({ suite, only, match });
  const measureBehavior = async (kind) => {
    const jobs = pages(kind).map((page) => ({ key: `${kind}:${page.id}`, page }));
    const measure = async ({ key, page }) => ({ [key]: await MEASURES[kind](browser, origin + page.url) });
    return interleave({ rounds: 1, jobs, measure });
  };
  const slow = pages('inp').filter(({ id }) => id.includes('slides500'));
  return {
    rows: {
      ...(await measureBehavior('carousel')),
      ...(await measureBehavior('lightbox')),
      ...(await late(pages('late'), { browser, origin })),
      ...(await justified()),
      ...named('weight', weighed((await weight({ only, match: WEIGHED })).rows)),
      ...named('inp', (await inp({ pages: slow, browser, origin, rounds })).rows),
    },
  };
}

function late(pages, { browser, origin }) {
  const jobs = pages.map((page) => ({ key: `late:${page.id}`, page }));
  const measure = async ({ key, page }) => ({ [key]: { cls: await lateShift(browser, origin + page.url) } });
  return interleave({ rounds: 1, jobs, measure });
}

async function justified() {
  const jobs = Object.entries(await geometries()).map(([id, layout]) => ({ key: `rows:${id}`, layout }));
  const measure = async ({ key, layout }) => ({ [key]: rowQuality(layout, ALBUMS, ROOM) });
  return interleave({ rounds: 1, jobs, measure });
}

/** KiB, in the format of a sample. */
function weighed(rows) {
  const kib = ({ js, css, total }) => ({
    jsGz: js.gz / 1024,
    cssGz: css.gz / 1024,
    gz: total.gz / 1024,
    br: total.br / 1024,
  });
  return Object.fromEntries(
    Object.entries(rows).map(([id, row]) => [id, summarize([row.error ? row : kib(row)])]),
  );
}

const named = (part, rows) =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [`${part}:${id}`, row]));
