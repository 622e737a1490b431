// @ts-check
// Finds an installed Chrome, Chromium or Edge for tests and tools, with its flags. Installs Chromium on Debian as
// root; otherwise prints what to do. As a command, it also installs Headless Shell where it can.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { argv, env, exit, platform } from 'node:process';
import { pathToFileURL } from 'node:url';
import { canInstall, installPackages, isRoot } from './apt.mjs';

/** @typedef {Record<string, string | undefined>} Env */
/**
 * @typedef {{ platform: string, env: Env, exists: (path: string) => boolean }} Machine input of the search
 */

/** The machine this process runs on. @type {Machine} */
const thisMachine = { platform, env, exists: existsSync };

const ADVICE =
  'No Chrome, Chromium or Edge was found: install one of them, or set CHROMIUM to the path of its executable, and run the command again.';

/** Variables with the path of the executable; the first one that is set wins. */
const VARIABLES = ['CHROMIUM', 'CHROME_PATH'];

/** Chromium's engine without the browser interface: two thirds of the processor time for a page with a new profile. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Maximum duration of the installation of Headless Shell, in milliseconds. */
const SHELL_MS = 2 * 60_000;

const LINUX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const LINUX_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const LINUX_PATHS = ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'];

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Google Chrome Canary'];

const WINDOWS_PATHS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/**
 * Path of an installed browser, or undefined. A path in CHROMIUM or CHROME_PATH is used unchanged.
 * @param {Machine} [machine]
 * @returns {string | undefined}
 * @throws {Error} if CHROMIUM or CHROME_PATH names a file that does not exist
 */
export function findBrowser(machine = thisMachine) {
  for (const name of VARIABLES) {
    const path = machine.env[name];
    if (!path) continue;
    if (!machine.exists(path)) throw new Error(`${name}=${path} does not exist: correct it or unset it.`);
    return path;
  }
  return candidates(machine).find(machine.exists);
}

/**
 * Path of a browser for pages that nobody sees: Headless Shell if installed, otherwise any browser.
 * @param {Machine} [machine]
 * @returns {string | undefined}
 */
export function findHeadlessBrowser(machine = thisMachine) {
  if (VARIABLES.some((name) => machine.env[name])) return findBrowser(machine);
  return headlessCandidates(machine).find(machine.exists) ?? findBrowser(machine);
}

/**
 * Whether Headless Shell could be installed in addition to, or instead of, a browser.
 * @param {Machine} [machine]
 */
export function lacksHeadlessShell(machine = thisMachine) {
  if (machine.platform !== 'linux' || VARIABLES.some((name) => machine.env[name])) return false;
  return !headlessCandidates(machine).some(machine.exists);
}

/** Path of a browser for pages that nobody sees; see `ensureBrowser`. @returns {string} */
export function ensureHeadlessBrowser() {
  return findHeadlessBrowser() ?? ensureBrowser();
}

/**
 * Path of a browser. Installs Debian's Chromium if there is none and installation is possible.
 * @returns {string}
 * @throws {Error} with one sentence of advice if there is no browser
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (canInstall()) installChromium();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(ADVICE);
}

/** Pages of the browser's own interface (`chrome://omnibox-popup.top-chrome`), which every new window would load. */
const INTERFACE_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * A renderer process kept ready for the next page: every page with a new profile would start two, one of which is never
 * used.
 */
const SPARE_RENDERER = 'SpareRendererForSitePerProcess';

/**
 * Command line flags for an automated browser (without `--headless`, which the drivers add): no background connections,
 * no pages of the browser itself, no spare process, and no sandbox where it is not available (root, containers).
 * @param {readonly string[]} [disabledFeatures] further features to disable
 * @returns {string[]}
 */
export function launchFlags(disabledFeatures = []) {
  const flags = [
    `--disable-features=${[...disabledFeatures, ...INTERFACE_PAGES, SPARE_RENDERER].join(',')}`,
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  if (isRoot() || isContainer()) flags.push('--no-sandbox', '--disable-dev-shm-usage');
  return flags;
}

/**
 * Usual browser paths, in order of preference.
 * @param {Machine} machine
 * @returns {string[]}
 */
function candidates({ platform, env }) {
  if (platform === 'darwin') return macPaths(env);
  if (platform === 'win32') return windowsPaths(env);
  return [...linuxPaths(LINUX_NAMES, env), ...LINUX_PATHS];
}

/** Usual paths of Headless Shell. @param {Machine} machine @returns {string[]} */
function headlessCandidates({ platform, env }) {
  return platform === 'linux' ? linuxPaths(HEADLESS_NAMES, env) : [];
}

/** @param {readonly string[]} names @param {Env} env @returns {string[]} */
function linuxPaths(names, env) {
  const folders = [...LINUX_FOLDERS, ...(env.PATH ?? '').split(delimiter).filter(Boolean)];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {Env} env @returns {string[]} */
function macPaths(env) {
  const roots = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])];
  return MAC_APPS.flatMap((app) => roots.map((root) => `${root}/${app}.app/Contents/MacOS/${app}`));
}

/** @param {Env} env @returns {string[]} */
function windowsPaths(env) {
  const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
    (root) => root !== undefined,
  );
  return WINDOWS_PATHS.flatMap((parts) => roots.map((root) => [root, ...parts].join('\\')));
}

function isContainer() {
  return existsSync('/.dockerenv') || existsSync('/run/.containerenv');
}

function installChromium() {
  console.error(
    "No browser found: installing Debian's Chromium (apt-get install chromium) for the browser tests.",
  );
  installPackages(['chromium']);
}

/** Tests also run without it, so a mirror that does not respond delays them for two minutes at most. */
function installHeadlessShell() {
  console.error(
    "Installing Debian's Headless Shell (apt-get install chromium-headless-shell) for the tests.",
  );
  installPackages(['chromium-headless-shell'], SHELL_MS);
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  try {
    // Some tests need the whole browser.
    ensureBrowser();
    if (lacksHeadlessShell() && canInstall()) installHeadlessShell();
    console.log(ensureHeadlessBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    exit(1);
  }
}
