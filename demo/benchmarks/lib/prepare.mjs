// Prepares the folders of the subjects before a measurement.
import { prepareOurs } from '../ours/prepare.mjs';
import { writePeerPages } from '../pages/write.mjs';
import { bundleSubjects } from './bundle.mjs';

const WEIGHING = ['weight', 'media'];

/**
 * @param {import('./options.mjs').Options} options only what is selected is prepared
 */
export async function prepare({ only, suites }) {
  await bundleSubjects(only);
  writePeerPages();
  if (!only || ['ours', 'slim'].some((subject) => only.includes(subject)))
    await prepareOurs({ weighed: suites.some((suite) => WEIGHING.includes(suite)) });
}
