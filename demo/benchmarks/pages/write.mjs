// Writes the pages of the page suite for each run.
import fs from 'node:fs';
import path from 'node:path';
import { SUBJECTS } from '../lib/paths.mjs';
import { CAROUSELS } from './carousels.mjs';
import { PEER_JOURNEYS } from './journeys.mjs';
import { LATE } from './late.mjs';
import { LIGHTBOXES } from './lightboxes.mjs';
import { limitPage, reactPage, shoelacePage, swiperPage, vanillaPage } from './peers.mjs';
import { eagerPage, idlePage, lazyPage, r2wcPage } from './r2wc.mjs';

const PEERS = {
  'limit/page.html': limitPage,
  'vanilla/page.html': vanillaPage,
  'swiper/page.html': swiperPage,
  'shoelace/page.html': shoelacePage,
  'react/page.html': reactPage,
  'r2wc/page.html': r2wcPage,
  'r2wc/page-eager8.html': eagerPage,
  'r2wc/page-idle8.html': idlePage,
  'r2wc/page-lazy.html': lazyPage,
  ...CAROUSELS,
  ...LIGHTBOXES,
  ...LATE,
  ...PEER_JOURNEYS,
};

export function writePeerPages() {
  for (const [file, page] of Object.entries(PEERS)) fs.writeFileSync(path.join(SUBJECTS, file), page());
}
