// Tables of the media suite: our elements and their peers, one table per question.
import { CAROUSEL, LIGHTBOX } from '../media/criteria.mjs';
import { formatNumber, NONE, table } from './format.mjs';

export function media({ rows }) {
  const of = (part) => partOf(rows, part);
  return [
    criteria('Carousels: 11 points, by real pointer and keys', CAROUSEL, of('carousel')),
    criteria('Lightboxes: 12 points, by real pointer and keys', LIGHTBOX, of('lightbox')),
    justified(of('rows')),
    shifts(of('late'), of('carousel')),
    response(of('inp')),
    weight(of('weight')),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** One line per criterion, one column per subject. */
function criteria(title, list, samples) {
  const ids = Object.keys(samples);
  if (ids.length === 0) return '';
  const cell = ({ holds }, { error, ...sample }) => (error ? NONE : holds(sample) ? 'yes' : '–');
  const lines = list.map((one) => [one.title, ...ids.map((id) => cell(one, samples[id]))]);
  const points = ids.map((id) =>
    samples[id].error ? NONE : `**${list.length - samples[id].missed} of ${list.length}**`,
  );
  return `### ${title}\n\n${table(['', ...ids.map(short)], [...lines, ['**points**', ...points]])}${found(samples)}`;
}

/** Reasons for missed criteria: errors and violated accessibility rules. */
function found(samples) {
  const lines = Object.entries(samples)
    .map(([id, { error, axeRules }]) => [short(id), error ?? (axeRules && `axe: ${axeRules}`)])
    .filter(([, text]) => text);
  return lines.length > 0 ? `\n\n${lines.map(([id, text]) => `- ${id}: ${text}`).join('\n')}` : '';
}

function justified(samples) {
  const percent = (share) => `${(100 * share).toFixed(1)} %`;
  const lines = Object.entries(samples).map(([id, row]) => [
    id,
    ...[row.meanError, row.p95Error, row.maxError].map(percent),
    `${formatNumber(row.rightEdgePx)} px`,
    percent(row.moved),
  ]);
  const head = ['', 'mean error', 'p95', 'largest', 'right edge off', 'moved by appending'];
  const title =
    '### Justified rows: height against the target (200 random albums of 40, width 1000, target 250, gap 20, last row out)';
  return `${title}\n\n${table(head, lines)}\n\nMoved by appending: pictures of complete rows that change when ten more follow.`;
}

function shifts(still, turning) {
  const turned = Object.entries(turning).map(([id, sample]) => [`${id}, turning`, sample]);
  const lines = [...Object.entries(still), ...turned].map(([id, { cls }]) => [id, cls?.toFixed(3) ?? NONE]);
  return `### Layout shift, scripts 500 ms late\n\n${table(['', 'CLS'], lines)}`;
}

/** Times as multiples of the fastest: only ratios within one run are meaningful. */
function response(samples) {
  const steps = Object.keys(samples);
  const name = (key) => key.split(':')[1]?.split('#')[0] ?? '';
  const quickest = (step) =>
    Math.min(...steps.filter((key) => name(key) === step).map((key) => samples[key].inpMs ?? Infinity));
  const lines = steps.map((key) => [
    key,
    `${formatNumber(samples[key].inpMs / quickest(name(key)))}×`,
    formatNumber(samples[key].longMs),
  ]);
  const head = ['', 'input to paint, × the quickest', 'blocking ms'];
  return `### Next slide of 500, CPU ×4\n\n${table(head, lines)}`;
}

function weight(samples) {
  const lines = Object.entries(samples)
    .sort(([, a], [, b]) => a.br - b.br)
    .map(([id, { jsGz, cssGz, gz, br }]) => [short(id), ...[jsGz, cssGz, gz, br].map(kib)]);
  return `### Weight (KiB; ours without React and what all elements share)\n\n${table(['', 'JS gz', 'CSS gz', 'all gz', 'all br'], lines)}`;
}

const kib = (x) => x?.toFixed(1) ?? NONE;

/** The rows of one part by id, with one value per metric. */
function partOf(rows, part) {
  const own = Object.entries(rows).filter(([key]) => key.startsWith(`${part}:`));
  return Object.fromEntries(own.map(([key, row]) => [key.slice(part.length + 1), flat(row)]));
}

const flat = (row) =>
  Object.fromEntries(Object.entries(row).map(([metric, value]) => [metric, value.med ?? value.text]));

/** A peer has one page of each kind; our subject has several. */
const short = (id) =>
  /^(ours|slim)\//.test(id) ? id : id.replace('peers-weight/', '').replace(/\/(carousel|lightbox)$/, '');
