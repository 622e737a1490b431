// @ts-check
// Writes the package `@site-elements/server`: the built server with its command, and a manifest with the packages that
// it imports.
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '../source/parse.mjs';

const BUILT = 'dist/server';

/** Packages required only by a setting: optional peers, so that other users do not install them. */
const OPTIONAL = /^(@nats-io\/|@opentelemetry\/|hyparquet)/;

/** Not part of the package: the prepared database, without which a first start takes a few seconds, and its builder. */
const LEFT_OUT = /[\\/](prepared-database(\.key|[\\/].*)?|prepare-database\.js)$/;

/**
 * @param {string} folder folder in which the package is assembled
 * @param {import('./client-manifest.mjs').Project & { dependencies: Record<string, string>, engines: object }} project
 */
export function writeServer(folder, project) {
  cpSync(BUILT, join(folder, 'server'), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  mkdirSync(join(folder, 'bin'));
  copyFileSync('src/tools/packages/server-bin.mjs', join(folder, 'bin/site-elements-server.mjs'));
  copyFileSync('src/server/README.md', join(folder, 'README.md'));
  copyFileSync('LICENSE', join(folder, 'LICENSE'));
  const manifest = toServerManifest(project, importedPackages(join(folder, 'server')));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @param {Parameters<typeof writeServer>[1]} project @param {readonly string[]} packages */
function toServerManifest({ version, license, repository, dependencies, engines }, packages) {
  const optional = packages.filter((name) => OPTIONAL.test(name));
  /** @param {readonly string[]} names */
  const toVersions = (names) =>
    Object.fromEntries(names.map((name) => [name, versionOf(name, dependencies)]));
  return {
    name: '@site-elements/server',
    version,
    description:
      'The site API of site-elements: stores what visitors submit, on an embedded PostgreSQL or a server.',
    license,
    ...(repository ? { repository } : {}),
    type: 'module',
    engines,
    bin: { server: './bin/site-elements-server.mjs' },
    exports: { './package.json': './package.json' },
    dependencies: toVersions(packages.filter((name) => !OPTIONAL.test(name))),
    peerDependencies: { 'site-elements': version, ...toVersions(optional) },
    peerDependenciesMeta: Object.fromEntries(
      ['site-elements', ...optional].map((name) => [name, { optional: true }]),
    ),
  };
}

/** @param {string} name @param {Record<string, string>} dependencies */
function versionOf(name, dependencies) {
  const version = dependencies[name];
  if (!version) throw new Error(`The server imports ${name}, which is not a dependency in package.json.`);
  return version;
}

/** Names of the packages that the built files import. @param {string} folder @returns {string[]} */
function importedPackages(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const specifiers = files.flatMap((path) =>
    importsOf({ path, text: readFileSync(join(folder, path), 'utf8') }).map(({ specifier }) => specifier),
  );
  const names = specifiers
    .filter((one) => !/^(\.|node:)/.test(one))
    .map((one) => /^(@[^/]+\/)?[^/]+/.exec(one)?.[0] ?? one);
  return [...new Set(names)].sort();
}
