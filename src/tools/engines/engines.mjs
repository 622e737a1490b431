// @ts-check
// The engines besides Chromium: Debian's packages, where these put the programs, and their installation.
import { existsSync } from 'node:fs';
import { canInstall, installPackages } from '../apt.mjs';

/** @typedef {'firefox' | 'webkit'} Engine */

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** A virtual display. */
export const XVFB = '/usr/bin/Xvfb';

const LIBRARIES = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1`);

/** WebKitGTK's small browser, which comes with its driver. */
export const MINI_BROWSER = `${LIBRARIES.find(existsSync) ?? LIBRARIES[0]}/MiniBrowser`;

/** Programs that an engine needs, by the package that has them. @type {Readonly<Record<Engine, readonly (readonly [string, string])[]>>} */
const PROGRAMS = {
  firefox: [
    ['firefox-esr', FIREFOX],
    ['xvfb', XVFB],
  ],
  webkit: [
    ['webkit2gtk-driver', WEBKIT_DRIVER],
    ['xvfb', XVFB],
  ],
};

/** Packages without a program of their own: media that the demo plays. */
const MEDIA = ['gstreamer1.0-plugins-good', 'gstreamer1.0-libav'];

/** Engines, and for each one that cannot run a line that says what is missing. @returns {{ available: Engine[], notes: string[] }} */
export function ensureEngines() {
  const engines = /** @type {Engine[]} */ (Object.keys(PROGRAMS));
  if (engines.some((engine) => missing(engine).length > 0) && canInstall()) {
    const packages = [...new Set(engines.flatMap(missing)), ...MEDIA];
    console.error(`Installing Debian's packages for the tests in other engines: ${packages.join(' ')}`);
    installPackages(packages);
  }
  return {
    available: engines.filter((engine) => missing(engine).length === 0),
    notes: engines
      .filter((engine) => missing(engine).length > 0)
      .map((engine) => `left out: ${engine}, because ${missing(engine).join(' and ')} is not installed.`),
  };
}

/** Packages that the engine lacks. @param {Engine} engine @returns {string[]} */
function missing(engine) {
  return PROGRAMS[engine].filter(([, program]) => !existsSync(program)).map(([name]) => name);
}
