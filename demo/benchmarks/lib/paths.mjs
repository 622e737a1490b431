// Paths of the benchmarks, their subjects and the project.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the benchmarks, which is the root of every measured page. */
export const BENCH = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** One folder per subject. */
export const SUBJECTS = path.join(BENCH, 'subjects');

/** Our subject, which is generated. */
export const OURS = path.join(SUBJECTS, 'ours');

/** Our subject on the slim runtime, which is generated. */
export const SLIM = path.join(SUBJECTS, 'slim');

/** The root of the project. */
export const PROJECT = path.resolve(BENCH, '../..');
