// @ts-check
// Writes each script for the head of a page as an HTML snippet, with the matching source expression for a Content Security
// Policy.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

for (const name of ['consent-gate', 'closed-bars']) {
  const path = `dist/elements/${name}`;
  const script = readFileSync(`${path}.js`, 'utf8').trim();
  if (/<\/script|<!--/i.test(script))
    throw new Error(`The script ${name} contains text that ends a script element.`);
  writeFileSync(`${path}.html`, `<script>${script}</script>\n`);
  writeFileSync(`${path}.csp.txt`, `'sha256-${createHash('sha256').update(script).digest('base64')}'\n`);
}
