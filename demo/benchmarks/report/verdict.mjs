// Verdict on a goal: compares our build with the best peer and the limit. Both ratios must be met; the worst of our
// rows counts.
import { samplesIn, valueIn } from './values.mjs';

/**
 * @typedef {{ id: string, what: string, suite: string, metric: string, ours: string[], peers?: string[], limit?:
 * string, statistic?: 'med' | 'p98', vsPeer?: number, vsLimit?: number, max?: number, rounds?: number, note?: string, lacks?: string }} Goal an
 * entry of goals.json; `lacks` names a feature of the goal that our build does not have yet
 * @typedef {'pass' | 'fail' | 'undecided' | 'unmeasured'} Status
 * @typedef {{ goal: Goal, best: { row: string, value: number } | null, limit: number | null, bound: number | null,
 * ours: number | null, status: Status, why: string }} Verdict
 */

/**
 * `undecided`: within the bound, but with too few rounds, without a row, peer or limit of the goal, or with a missing
 * feature. A value over the bound fails at once unless there are too few rounds.
 * @param {Goal} goal
 * @param {object} results
 * @returns {Verdict}
 */
export function judge(goal, results) {
  const value = (row) => valueIn(results, goal.suite, row, goal.metric, goal.statistic);
  const best = bestPeer(goal.peers ?? [], value);
  const limit = goal.limit ? value(goal.limit) : null;
  const bound = boundOf(goal, best, limit);
  const measured = goal.ours.filter((row) => value(row) !== null);
  const ours = measured.length > 0 ? Math.max(...measured.map(value)) : null;
  const doubts = doubtsOf(goal, { best, limit, measured, results });
  return { goal, best, limit, bound, ours, ...decide(ours, bound, doubts) };
}

/** @returns {{ row: string, value: number } | null} the lowest value among the peers that were measured */
function bestPeer(peers, value) {
  const measured = peers.map((row) => ({ row, value: value(row) })).filter((peer) => peer.value !== null);
  return measured.sort((a, b) => a.value - b.value)[0] ?? null;
}

function boundOf({ vsPeer, vsLimit, max }, best, limit) {
  const bounds = [
    vsPeer !== undefined && best ? best.value * vsPeer : null,
    vsLimit !== undefined && limit !== null ? limit * vsLimit : null,
    max ?? null,
  ].filter((bound) => bound !== null);
  return bounds.length > 0 ? Math.min(...bounds) : null;
}

function doubtsOf(goal, { best, limit, measured, results }) {
  const doubts = [];
  if (goal.vsPeer !== undefined && !best) doubts.push('no peer measured');
  if (goal.vsLimit !== undefined && limit === null) doubts.push('limit not measured');
  if (measured.length < goal.ours.length) doubts.push(`${measured.length} of ${goal.ours.length} rows`);
  if (goal.lacks) doubts.push(`still without ${goal.lacks}`);
  const rounds = Math.min(...measured.map((row) => samplesIn(results, goal.suite, row, goal.metric)));
  if (goal.rounds && rounds < goal.rounds) doubts.push(`${rounds} of ${goal.rounds} rounds`);
  return doubts;
}

function decide(ours, bound, doubts) {
  if (ours === null || bound === null) return { status: 'unmeasured', why: '' };
  const tooFewRounds = doubts.some((doubt) => doubt.endsWith('rounds'));
  if (ours > bound)
    return { status: tooFewRounds ? 'undecided' : 'fail', why: ['over', ...doubts].join(', ') };
  if (doubts.length > 0) return { status: 'undecided', why: ['within', ...doubts].join(', ') };
  return { status: 'pass', why: '' };
}
