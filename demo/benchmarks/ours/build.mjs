// The measured files of our library: the project's own build, repeated if the sources are newer.
import fs from 'node:fs';
import path from 'node:path';
import { bundleSources } from '../../../src/tools/size/bundle.mjs';
import { npm } from '../lib/npm.mjs';
import { OURS, PROJECT } from '../lib/paths.mjs';

/** The files that a site serves: the loader, the base style sheet, one file per element, shared chunks. */
export const BUILT = path.join(OURS, 'dist');

/** The same build without large third-party libraries, so that it contains our own code only. */
export const OWN = path.join(OURS, 'own');

/** The elements of the comparison page, without `site-`, in addition to the services. */
export const BLOCKS = ['gallery', 'form', 'cookie-banner', 'cart-indicator', 'map', 'marquee'];

/** Below `OWN`: gate, API client, tracker, errors and vitals in one script, like a peer's bundle. */
export const SERVICES_BUNDLE = 'services-bundle.js';

const LIBRARIES = /^(react|react-dom|scheduler|maplibre-gl)($|\/)/;
const SOURCES = [
  'elements',
  'src/blocks',
  'src/core',
  'src/kit',
  'src/services',
  'package-lock.json',
  'vite.config.ts',
];

/** Copies dist/elements of the project, after `npm run build:elements` if it is missing or outdated. */
export function copyBuild() {
  const build = path.join(PROJECT, 'dist/elements');
  if (isStale(path.join(build, 'autoload.js'))) npm(['run', 'build:elements'], PROJECT);
  fs.cpSync(build, BUILT, { recursive: true });
}

/** Builds with the project's configuration; React and the map renderer are external. */
export async function buildOwn() {
  process.chdir(PROJECT); // the configuration's paths are relative
  const { build } = await import('vite');
  await build({
    mode: 'elements',
    logLevel: 'warn',
    build: { outDir: OWN, emptyOutDir: true, rolldownOptions: { external: LIBRARIES } },
  });
  fs.writeFileSync(path.join(OWN, SERVICES_BUNDLE), await bundleSources(servicesModules()));
}

/** The sources of the budget of the same name. */
function servicesModules() {
  const budgets = JSON.parse(fs.readFileSync(path.join(PROJECT, 'src/tools/size-budgets.json'), 'utf8'));
  return budgets.find(({ name }) => name === 'gate to vitals').modules;
}

/** Tags of the comparison page that the build lacks; without them, its weight would be incomplete. */
export function missingElements() {
  const tags = [...BLOCKS, 'services'].map((name) => `site-${name}`);
  return tags.filter((tag) => !fs.existsSync(path.join(BUILT, `${tag}.js`)));
}

function isStale(file) {
  const built = fs.statSync(file, { throwIfNoEntry: false });
  return !built || SOURCES.some((source) => newest(path.join(PROJECT, source)) > built.mtimeMs);
}

/** Time of the latest change in a folder, in ms since 1970. */
function newest(file) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...fs.readdirSync(file).map((name) => newest(path.join(file, name))));
}
