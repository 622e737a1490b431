#!/usr/bin/env node
// @ts-check
// The command `site-elements`: `npx site-elements wrap page.html -o wrapped.html`, `npx site-elements render page.html`.
import { readFileSync, writeFileSync } from 'node:fs';
import process, { argv, stderr, stdin, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { formatReport } from './report.mjs';
import { wrap } from './wrap.mjs';

const HELP = `Wraps the blocks of a published page in the elements of site-elements, or renders the elements of a page so that they
have their final look before any script; and changes nothing else.

Usage: npx site-elements wrap <page.html> [options]
       npx site-elements render <page.html> [options]
       … | npx site-elements wrap - > wrapped.html

  -o, --output <file>  where the page is written; without it, to standard output
  --base <address>     folder of the built files (default: /site-elements/)
  --nonce <nonce>      render: nonce of the style elements
  --lang <language>    render: language of a page without \`lang\`
  --json               wrap: prints the report as JSON
  --strict             wrap: exit code 2 if a block was left as it was
  --help, --version

The report is printed to standard output if the page is written to a file, otherwise to standard error.
Exit codes: 0 written, also if there was nothing to do; 1 nothing written: wrong usage, or a file that cannot be read,
written or wrapped; 2 written, but with --strict some blocks were left.
`;

const OPTIONS = /** @type {const} */ ({
  output: { type: 'string', short: 'o' },
  base: { type: 'string' },
  nonce: { type: 'string' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
  strict: { type: 'boolean' },
  help: { type: 'boolean' },
  version: { type: 'boolean' },
});

const MAX_BYTES = 50 * 1024 * 1024;

try {
  process.exitCode = await main(argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  stderr.write(`site-elements: ${message.replace(/\. To specify.*$/s, '.')} Try --help.\n`);
  process.exitCode = 1;
}

/** @param {string[]} args */
async function main(args) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  if (values.help) stdout.write(HELP);
  else if (values.version) stdout.write(`${readVersion()}\n`);
  if (values.help || values.version) return 0;
  const [command, source, ...others] = positionals;
  if (command !== 'wrap' && command !== 'render')
    throw new Error(command ? `There is no command "${command}".` : 'A command is missing.');
  if (!source) throw new Error(`The page to ${command} is missing.`);
  if (others.length > 0) throw new Error('One page at a time.');
  const bytes = source === '-' ? await readInput() : readFileSync(source);
  checkPage(bytes);
  if (command === 'render') return render(bytes, values);
  // Every byte becomes a Latin-1 character, so the encoding is preserved, whatever it is.
  const { html, report } = wrap(bytes.toString('latin1'), { base: values.base });
  const page = Buffer.from(html, 'latin1');
  if (values.output) writeFileSync(values.output, page);
  else stdout.write(page);
  (values.output ? stdout : stderr).write(
    values.json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report),
  );
  return values.strict && report.left.length > 0 ? 2 : 0;
}

/** @param {Buffer} bytes @param {{ output?: string, base?: string, nonce?: string, lang?: string }} options */
async function render(bytes, { output, ...options }) {
  // In the built package, into which this file is bundled.
  const { renderToString } = await import('../../server-render/index');
  const onDiagnostic = (/** @type {string} */ message) => stderr.write(`${message}\n`);
  const page = renderToString(bytes.toString(), { ...options, onDiagnostic });
  if (output) writeFileSync(output, page);
  else stdout.write(page);
  return 0;
}

async function readInput() {
  const parts = [];
  for await (const part of stdin) parts.push(part);
  return Buffer.concat(parts);
}

/** @param {Buffer} bytes */
function checkPage(bytes) {
  if (bytes.length > MAX_BYTES) throw new Error('The page is larger than 50 MB.');
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new Error('The page is in UTF-16; save it in UTF-8.');
}

const readVersion = () =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
