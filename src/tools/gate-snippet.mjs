// @ts-check
// Writes the consent gate as an HTML snippet, with the matching source expression for a Content Security Policy.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const GATE = 'dist/elements/consent-gate';

const script = readFileSync(`${GATE}.js`, 'utf8').trim();
if (/<\/script|<!--/i.test(script))
  throw new Error('The script of the gate contains text that ends a script element.');

writeFileSync(`${GATE}.html`, `<script>${script}</script>\n`);
writeFileSync(`${GATE}.csp.txt`, `'sha256-${createHash('sha256').update(script).digest('base64')}'\n`);
