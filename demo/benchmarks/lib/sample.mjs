// Takes interleaved samples, so that temporary load on the machine affects all rows alike.
import { summarize } from './stats.mjs';

/**
 * Measures all jobs once in round 1, again in round 2, and so on. A sample that fails is recorded as an error of its
 * row; the other rows continue.
 * @param {{ rounds: number, jobs: Array<{ key: string, rounds?: number }>, measure: (job: any) =>
 * Promise<Record<string, object | object[]>>, report?: (message: string) => void, }} plan a job may have fewer rounds; `measure`
 * returns one sample (flat object) per row key, or several of them
 * @returns {Promise<Record<string, object>>} summary per row
 */
export async function interleave({ rounds, jobs, measure, report = console.error }) {
  const samples = {};
  const keep = (key, sample) => {
    samples[key] ??= [];
    samples[key].push(sample);
  };
  for (let round = 0; round < rounds; round++)
    for (const job of jobs.filter((one) => round < (one.rounds ?? rounds))) {
      try {
        for (const [key, taken] of Object.entries(await measure(job)))
          for (const sample of [taken].flat()) keep(key, sample);
      } catch (error) {
        keep(job.key, { error: error.message.split('\n')[0].slice(0, 120) });
        report(`${job.key}: ${error.message.slice(0, 300)}`);
      }
    }
  return Object.fromEntries(Object.entries(samples).map(([key, list]) => [key, summarize(list)]));
}

/** One job per page and size, keyed `<page>#<size>`; smaller sizes first. */
export function bySize(pages, sizes) {
  return sizes.flatMap((size) => pages.map((page) => ({ key: `${page.id}#${size}`, page, size })));
}
