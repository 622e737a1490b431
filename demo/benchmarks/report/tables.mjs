// Columns of the table of each suite.
import { formatNumber, kib, table } from './format.mjs';
import { media } from './media.mjs';
import { shop } from './shop.mjs';
import { marginalCpu } from './values.mjs';

/** One Markdown section per suite in the results, in alphabetical order, with the conditions of its run. */
export function suiteTables(results) {
  return Object.entries(SECTIONS)
    .filter(([suite]) => results[suite])
    .map(([suite, section]) => `${section(results[suite])}\n\n${describeConditions(results[suite])}`);
}

function describeConditions({ when, seconds, cores, load: [load], browser }) {
  const where = [browser && `Chromium ${browser}`, `${cores} cores`, `load ${load}`].filter(Boolean);
  return `Measured on ${when.slice(0, 10)} in ${seconds} s: ${where.join(', ')}.`;
}

const SECTIONS = { weight, upgrade, gallery, marquee, page, journey, inp, media, shop };
const BASE = 'limit/plain-ce-light';

function weight({ rows }) {
  const head = ['row', 'JS min', 'JS gz', 'JS br', 'CSS br', 'total gz', 'total br'];
  const sorted = Object.entries(rows).sort(([, a], [, b]) => (a.total?.br ?? 0) - (b.total?.br ?? 0));
  const cells = ([id, { js, css, total, error }]) =>
    error
      ? [id, error]
      : [id.replace('peers-weight/', ''), ...[js.min, js.gz, js.br, css.br, total.gz, total.br].map(kib)];
  return `### A. Weight (KiB; min / gzip 9 / brotli 11)\n\n${table(head, sorted.map(cells))}`;
}

function upgrade({ rows, rounds, perElement }) {
  const head = [
    'subject',
    ...[1, 100, 1000].flatMap((n) => [`N=${n} ready ms`, 'CPU ms']),
    ...[
      'CPU µs/el',
      '× plain',
      'insert 1000 ms',
      'JS heap B/el',
      'DOM heap B/el',
      'nodes/el',
      'listeners/el',
    ],
  ];
  const ids = [...new Set(Object.keys(rows).map((key) => key.split('#')[0]))];
  const cells = (id) => {
    const one = perElement[id] ?? {};
    const marginal = marginalCpu(rows, id);
    return [
      id,
      ...[1, 100, 1000].flatMap((n) => [
        med(rows, `${id}#${n}`, 'readyMs'),
        med(rows, `${id}#${n}`, 'cpuMs'),
      ]),
      formatNumber(marginal),
      formatNumber(marginal / marginalCpu(rows, BASE)),
      med(rows, `${id}#1000`, 'insertMs'),
      ...[one.jsHeapBytes, one.embedderBytes, one.nodes, one.listeners].map((value) => formatNumber(value)),
    ];
  };
  const title = `### B. Upgrade (${rounds} rounds, median; CPU = main thread, first statement to painted)`;
  return `${title}\n\n${table(head, ids.map(cells))}`;
}

function gallery({ rows, rounds }) {
  const sizes = [...new Set(Object.keys(rows).map((key) => Number(key.split('#')[1])))].sort((a, b) => a - b);
  const one = (size) => {
    const keys = Object.keys(rows).filter((key) => key.endsWith(`#${size}`));
    return `### C. Gallery, ${size} images (${rounds} rounds)\n\n${columns(rows, keys, GALLERY)}`;
  };
  return sizes.map(one).join('\n\n');
}

const GALLERY = {
  'layout ms': 'layoutMs',
  'paint ms': 'paintMs',
  'mount main ms': 'mountTaskMs',
  'mount CPU ms': 'mountCpuMs',
  nodes: 'nodes',
  'heap MB': 'heapMB',
  listeners: 'listeners',
  CLS: 'cls',
  'main ms/slide': 'slideTaskMs',
  'CPU ms/slide': 'slideCpuMs',
  'main ms/1000 px': 'scrollTaskMsPer1000px',
};

function marquee({ rows, rounds }) {
  const shown = {
    main: 'mainMsPerS',
    script: 'scriptMsPerS',
    'style+layout': 'layoutMsPerS',
    'renderer CPU': 'rendererCpuMsPerS',
    'all-process CPU': 'allCpuMsPerS',
  };
  return `### D. Marquee (${rounds} rounds, ms per second)\n\n${columns(rows, Object.keys(rows), shown)}`;
}

const PAGE = {
  'blocking ms': 'tbtAll',
  CLS: 'cls',
  'main task ms': 'taskMs',
  'JS KB': 'jsKb',
  'CSS KB': 'cssKb',
  'total KB': 'kb',
  requests: 'requests',
  'late blocking ms': 'lateTbtAll',
  'late CLS': 'lateCls',
  'late JS KB': 'lateJsKb',
  'scrolled blocking ms': 'scrolledTbtAll',
  'scrolled CLS': 'scrolledCls',
  'scrolled JS KB': 'scrolledJsKb',
  'JS heap MB': 'heapMB',
};

function page({ rows, rounds }) {
  const times = { FCP: 'fcp', LCP: 'lcp' };
  const head = [
    'page',
    ...Object.keys(times).flatMap((name) => [`${name} ms (min)`, '× limit']),
    ...Object.keys(PAGE),
  ];
  const ratio = (id, metric) => formatNumber(rows[id][metric]?.med / rows['limit/page']?.[metric]?.med);
  const time = (id, metric) => `${med(rows, id, metric)} (${formatNumber(rows[id][metric]?.min)})`;
  const cells = (id) => [
    id,
    ...Object.values(times).flatMap((metric) => [time(id, metric), ratio(id, metric)]),
    ...Object.values(PAGE).map((metric) => med(rows, id, metric)),
  ];
  const title = `### E. Page load (${rounds} rounds, CPU ×4, Slow 4G; late = 8 s after load, untouched; scrolled = then to the end)`;
  return `${title}\n\n${table(head, Object.keys(rows).map(cells))}`;
}

const JOURNEY = {
  load: 'loadKb',
  read: 'readKb',
  banner: 'bannerKb',
  carousel: 'carouselKb',
  lightbox: 'lightboxKb',
  cart: 'cartKb',
  form: 'formKb',
  'before the map': 'beforeMapKb',
  map: 'mapKb',
  total: 'codeKb',
};

function journey({ rows, rounds }) {
  const title = `### J. A visit (${rounds} rounds; KiB br of scripts and style sheets that each step loads)`;
  return `${title}\n\n${columns(rows, Object.keys(rows), JOURNEY)}`;
}

function inp({ rows, rounds }) {
  const step = (key) => key.split(':')[1] ?? '';
  const keys = Object.keys(rows).sort((a, b) => step(a).localeCompare(step(b)) || a.localeCompare(b));
  const shown = {
    'input to paint ms': 'inpMs',
    'Event Timing ms': 'evMs',
    'blocking ms': 'longMs',
    'main ms until settled': 'taskMs',
    'script + style ms': 'workMs',
    'script ms': 'scriptMs',
    'style ms': 'styleMs',
    'layout ms': 'layoutMs',
  };
  return `### F. Interaction (${rounds} rounds, CPU ×4)\n\n${columns(rows, keys, shown)}`;
}

/** Medians of `shown` (title to metric), one line per key; keys without any have the reason beside them. */
function columns(rows, keys, shown) {
  const title = (key) => (rows[key].error ? `${key} (${rows[key].error.text})` : key);
  const cells = (key) => [title(key), ...Object.values(shown).map((metric) => med(rows, key, metric))];
  return table(['subject', ...Object.keys(shown)], keys.map(cells));
}

function med(rows, key, metric) {
  return formatNumber(rows[key]?.[metric]?.med);
}
