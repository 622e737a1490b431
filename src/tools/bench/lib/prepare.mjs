// What has to lie in the subjects' folders before anything can be measured?
import { prepareOurs } from '../ours/prepare.mjs';
import { writePeerPages } from '../pages/write.mjs';
import { bundleSubjects } from './bundle.mjs';

/** @param {{ only?: string[] | undefined }} options our own build is left out when `only` does not name it */
export async function prepare({ only }) {
  await bundleSubjects();
  writePeerPages();
  if (!only || only.includes('ours')) await prepareOurs();
}
