// What has to lie in the subjects' folders before anything can be measured?
import { prepareOurs } from '../ours/prepare.mjs';
import { writePeerPages } from '../pages/write.mjs';
import { bundleSubjects } from './bundle.mjs';

const WEIGHING = ['weight', 'media'];

/** @param {import('./options.mjs').Options} options what is not asked for is not made: others may wait for the machine */
export async function prepare({ only, suites }) {
  await bundleSubjects(only);
  writePeerPages();
  if (!only || only.includes('ours'))
    await prepareOurs({ weighed: suites.some((suite) => WEIGHING.includes(suite)) });
}
