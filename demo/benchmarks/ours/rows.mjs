// Files of each of our weight rows (README, "What the rows of ours mean").
import fs from 'node:fs';
import path from 'node:path';
import { OURS } from '../lib/paths.mjs';
import { BLOCKS, BUILT, missingElements, OWN, SERVICES_BUNDLE } from './build.mjs';
import { readGraph } from './graph.mjs';
import { observeRequests } from './observe.mjs';

const CSS = 'site-elements.css';
const MAP_RENDERER = /maplibre/;

/** Files in other languages. A page in English requests none, any other page only those of its elements. */
const LANGUAGES = /^languages\//;

const SERVICES = /^chunks\/services-/;

/** Requested by a carousel when it turns, and when the lightbox of its images opens. */
const CAROUSEL_PARTS = /^chunks\/(?:slide-controls|lightbox-opener|lightbox-triggers)-/;

/** Elements that other elements insert. */
const ELEMENTS_BESIDES = ['site-video.js'];

/** Writes weight.json: files by row, relative to the subject. Rows of missing elements are omitted. */
export async function writeRows() {
  const whole = inFolder(BUILT, await wholeRows());
  const own = inFolder(OWN, await ownRows());
  const rows = { ...whole, ...own };
  fs.writeFileSync(path.join(OURS, 'weight.json'), JSON.stringify(rows, null, 1));
}

/** Rows of whole files, React included. */
async function wholeRows() {
  const graph = await readGraph(BUILT, LANGUAGES);
  return {
    loader: graph.at('autoload.js'),
    'base-css': [CSS],
    services: graph.has('site-services.js') ? graph.at('site-services.js') : [],
    'runtime-with-react': sharedBy(graph),
    'all-in-one': ['site-elements.all.js', CSS],
    ...(missingElements().length === 0 && (await pageRows(graph))),
  };
}

/** Rows of the page with all elements. */
async function pageRows(graph) {
  const entries = ['autoload.js', ...[...BLOCKS, 'services'].map((name) => `site-${name}.js`)];
  const all = union(entries.map((entry) => graph.onDemand(entry)));
  const requested = await observeRequests();
  return {
    'eq-page-critical': union([requested.early, [CSS]]),
    'eq-page-idle': union([requested.late, [CSS]]),
    'eq-page-all': [...all.filter((file) => !MAP_RENDERER.test(file)), CSS],
    'eq-page-all-with-map-renderer': [...all, CSS],
  };
}

/**
 * Rows of our own code: no React, no map renderer, and for each element nothing that all elements or the services
 * share.
 */
async function ownRows() {
  const graph = await readGraph(OWN, LANGUAGES);
  const chunks = graph.named(SERVICES);
  const services = union([...chunks, 'site-services.js'].map((file) => graph.at(file)));
  const runtime = sharedBy(graph).filter((file) => !chunks.includes(file));
  const common = [...runtime, ...services];
  const element = (name, reach) =>
    graph.has(`site-${name}.js`) ? reach(`site-${name}.js`, [...common, ...ELEMENTS_BESIDES]) : [];
  return {
    runtime,
    'services-all': [SERVICES_BUNDLE],
    gallery: element('gallery', graph.onDemand),
    lightbox: element('lightbox', graph.onDemand),
    'gallery-all': union(['gallery', 'lightbox'].map((name) => element(name, graph.onDemand))),
    'carousel-lightbox': union([
      ...['gallery', 'lightbox'].map((name) => element(name, graph.at)),
      ...graph.named(CAROUSEL_PARTS).map((file) => graph.at(file, common)),
    ]),
    cookie: element('cookie-banner', graph.onDemand),
    'map-shell': element('map', graph.at),
    marquee: element('marquee', graph.onDemand),
    form: element('form', graph.onDemand),
    'cart-indicator': element('cart-indicator', graph.onDemand),
  };
}

/** Files imported by every block. */
function sharedBy(graph) {
  const [first = [], ...others] = BLOCKS.map((name) => `site-${name}.js`)
    .filter(graph.has)
    .map((entry) => graph.at(entry));
  return first.filter((file) => others.every((files) => files.includes(file)));
}

function union(lists) {
  return [...new Set(lists.flat())];
}

function inFolder(folder, rows) {
  const name = path.relative(OURS, folder);
  return Object.fromEntries(
    Object.entries(rows)
      .map(([row, files]) => [row, files.map((file) => `${name}/${file}`)])
      .filter(([, files]) => files.length > 0 && files.every((file) => fs.existsSync(path.join(OURS, file)))),
  );
}
