// Tests the search for a browser on each system, and the launch flags.
import { describe, expect, it } from 'vitest';
import { findBrowser, findHeadlessBrowser, lacksHeadlessShell, launchFlags } from './browser.mjs';

const machine = (platform: string, files: string[], env: Record<string, string> = {}) => ({
  platform,
  env,
  exists: (path: string) => files.includes(path),
});

describe('findBrowser', () => {
  it('prefers CHROMIUM, then CHROME_PATH, over installed browsers', () => {
    const files = ['/usr/bin/chromium', '/own/chrome', '/other/chrome'];
    expect(
      findBrowser(machine('linux', files, { CHROMIUM: '/own/chrome', CHROME_PATH: '/other/chrome' })),
    ).toBe('/own/chrome');
    expect(findBrowser(machine('linux', files, { CHROME_PATH: '/other/chrome' }))).toBe('/other/chrome');
  });

  it('throws if a variable names a missing file', () => {
    expect(() => findBrowser(machine('linux', ['/usr/bin/chromium'], { CHROMIUM: '/gone' }))).toThrow(
      'CHROMIUM=/gone does not exist',
    );
  });

  it.each([
    ['linux', '/usr/bin/chromium', {}],
    ['linux', '/snap/bin/chromium', {}],
    ['linux', '/opt/google/chrome/chrome', {}],
    ['linux', '/nix/bin/google-chrome', { PATH: '/bin:/nix/bin' }],
    ['linux', '/usr/bin/microsoft-edge', {}],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
    ['darwin', '/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium', { HOME: '/Users/a' }],
    [
      'win32',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      { PROGRAMFILES: 'C:\\Program Files' },
    ],
    ['win32', 'C:\\x86\\Microsoft\\Edge\\Application\\msedge.exe', { 'PROGRAMFILES(X86)': 'C:\\x86' }],
  ])('finds on %s: %s', (platform, path, env) => {
    expect(findBrowser(machine(platform, [path], env as Record<string, string>))).toBe(path);
  });

  it('returns undefined without a browser', () => {
    for (const platform of ['linux', 'darwin', 'win32'])
      expect(findBrowser(machine(platform, []))).toBeUndefined();
  });
});

describe('findHeadlessBrowser', () => {
  const SHELL = '/usr/bin/chromium-headless-shell';

  it('prefers Headless Shell over a browser, and a variable over both', () => {
    const files = ['/usr/bin/chromium', SHELL];
    expect(findHeadlessBrowser(machine('linux', files))).toBe(SHELL);
    expect(findHeadlessBrowser(machine('linux', files, { CHROMIUM: '/usr/bin/chromium' }))).toBe(
      '/usr/bin/chromium',
    );
    expect(findBrowser(machine('linux', files))).toBe('/usr/bin/chromium');
  });

  it('returns any browser where Headless Shell is not installed', () => {
    expect(findHeadlessBrowser(machine('linux', ['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
    expect(findHeadlessBrowser(machine('linux', []))).toBeUndefined();
  });

  it('lacks Headless Shell on Linux, unless it is installed or a variable names the browser', () => {
    expect(lacksHeadlessShell(machine('linux', ['/usr/bin/chromium']))).toBe(true);
    expect(lacksHeadlessShell(machine('linux', [SHELL]))).toBe(false);
    expect(lacksHeadlessShell(machine('linux', [], { CHROME_PATH: '/usr/bin/chromium' }))).toBe(false);
    expect(lacksHeadlessShell(machine('darwin', []))).toBe(false);
  });
});

describe('launchFlags', () => {
  it('disables background connections and pages of the browser', () => {
    expect(launchFlags()).toContain('--disable-background-networking');
    expect(launchFlags(['Own'])[0]).toMatch(/^--disable-features=Own,WebUIOmniboxPopup,/);
  });
});
