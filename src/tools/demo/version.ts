// Version of the library.
import { readFileSync } from 'node:fs';

export const { version: VERSION } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
