#!/usr/bin/env node
// Starts the site API: `npx @site-elements/server --root public --port 8080`. Options set the environment variables of the
// server; all others are read from the environment. `backup`, `restore`, `move` and `site` are commands on its database.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { argv, cwd, env, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';

const HELP = `Starts the site API of site-elements.

Usage: npx @site-elements/server [options]

  --root <folder>   the site to serve: HTML files and assets (default: the current folder's "public")
  --data <folder>   database, secret and owner token (default: ".data")
  --port <number>   a port that is free (default: 4173, or the next free one)
  --host <address>  0.0.0.0 accepts connections from other machines (default: 127.0.0.1)
  --help, --version

Commands on the database, while the server is stopped:

  backup <file>               writes it to a file; PostgreSQL may be in use
  restore <file>              reads it into an empty one
  move --to <postgres://...>  copies the embedded database to an empty PostgreSQL
  site <action>               sites of other hosts; PostgreSQL may be in use. "site" lists the actions

The elements are served at /site-elements/ if the package site-elements is installed beside this one.
Further settings are environment variables, for example DATABASE_URL and SMTP_URL: see README.md of this package.
`;

const COMMANDS = ['backup', 'restore', 'move', 'site'];
const VARIABLES = { root: 'SITE_ROOT', data: 'DATA_DIR', port: 'PORT', host: 'HOST' };

const isCommand = COMMANDS.includes(argv[2]);
const options = isCommand ? {} : readOptions();
const require = createRequire(import.meta.url);
if (options.help) stdout.write(HELP);
else if (options.version) stdout.write(`${require('../package.json').version}\n`);
else if (isCommand) await import(new URL('../server/main.js', import.meta.url).href);
else await start();

function readOptions() {
  const text = { type: 'string' };
  const flag = { type: 'boolean' };
  try {
    const known = { root: text, data: text, port: text, host: text, help: flag, version: flag };
    return parseArgs({ args: argv.slice(2), options: known }).values;
  } catch (error) {
    stderr.write(`site-api: ${error.message.replace(/\. To specify.*$/s, '.')} Try --help.\n`);
    return exit(1);
  }
}

async function start() {
  for (const [name, variable] of Object.entries(VARIABLES)) if (options[name]) env[variable] = options[name];
  env.SITE_ROOT ||= join(cwd(), 'public');
  env.ELEMENTS_ROOT ||= findElements() ?? '';
  if (!env.ELEMENTS_ROOT)
    stdout.write(
      'site-elements is not installed here, so /site-elements/ is not served: npm install site-elements\n',
    );
  await import(new URL('../server/main.js', import.meta.url).href);
}

/** The folder of the elements package, in the site or next to this package. */
function findElements() {
  for (const from of [join(cwd(), 'package.json'), import.meta.url])
    try {
      return dirname(createRequire(from).resolve('site-elements/package.json'));
    } catch {
      // Not installed there.
    }
  return undefined;
}
