// Where do the bench folder, its subjects and the project live?
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The bench folder: served as the root of every measured page. */
export const BENCH = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** One folder per thing that is measured. */
export const SUBJECTS = path.join(BENCH, 'subjects');

/** Our own subject. Everything in it is generated. */
export const OURS = path.join(SUBJECTS, 'ours');

/** The project that the bench belongs to. */
export const PROJECT = path.resolve(BENCH, '../..');
