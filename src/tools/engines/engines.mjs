// @ts-check
// The engines besides Chromium: Debian's packages, the paths of their programs, and their installation.
import { existsSync } from 'node:fs';
import { env } from 'node:process';
import { canInstall, installPackages } from '../apt.mjs';

/** @typedef {'firefox' | 'webkit'} Engine */

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** A virtual display. */
export const XVFB = '/usr/bin/Xvfb';

const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** WebKitGTK's small browser. */
export const MINI_BROWSER = `${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`;

/**
 * Files that an engine needs, by package.
 * @type {Readonly<Record<Engine, readonly (readonly [string, string])[]>>}
 */
const FILES = {
  firefox: [
    ['firefox-esr', FIREFOX],
    ['xvfb', XVFB],
  ],
  webkit: [
    ['webkit2gtk-driver', WEBKIT_DRIVER],
    ['libwebkit2gtk-4.1-0', MINI_BROWSER],
    ['xvfb', XVFB],
    // Codecs of the demo's videos; Firefox has its own.
    ['gstreamer1.0-plugins-good', `${LIBRARIES}/gstreamer-1.0/libgstvpx.so`],
    ['gstreamer1.0-libav', `${LIBRARIES}/gstreamer-1.0/libgstlibav.so`],
  ],
};

/**
 * The engines in `ENGINES`, by default all, with a line about what is missing for each one that cannot run.
 * @returns {{ available: Engine[], notes: string[] }}
 */
export function ensureEngines() {
  const all = /** @type {Engine[]} */ (Object.keys(FILES));
  const requested = env.ENGINES?.split(',') ?? all;
  const engines = all.filter((engine) => requested.includes(engine));
  if (engines.some((engine) => missing(engine).length > 0) && canInstall()) {
    const packages = [...new Set(engines.flatMap(missing))];
    console.error(`Installing Debian's packages for the tests in other engines: ${packages.join(' ')}`);
    installPackages(packages);
  }
  return {
    available: engines.filter((engine) => missing(engine).length === 0),
    notes: [
      ...all
        .filter((engine) => !engines.includes(engine))
        .map((engine) => `left out: ${engine}, because ENGINES=${env.ENGINES} does not name it.`),
      ...engines
        .filter((engine) => missing(engine).length > 0)
        .map((engine) => `left out: ${engine}, because ${missing(engine).join(' and ')} is not installed.`),
    ],
  };
}

/** Packages that the engine lacks. @param {Engine} engine @returns {string[]} */
function missing(engine) {
  return [...new Set(FILES[engine].filter(([, file]) => !existsSync(file)).map(([name]) => name))];
}
