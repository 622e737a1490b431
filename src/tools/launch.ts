// Launches the installed browser with Playwright.
import { type Browser, chromium } from 'playwright-core';
import { ensureHeadlessBrowser, launchFlags } from './browser.mjs';

/**
 * Features that Playwright disables. A second list would replace the first, so the flags of this project include it.
 */
export const PLAYWRIGHT_DISABLES: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** @param omittedFlags default flags of Playwright to leave out */
export function launchBrowser(
  omittedFlags: string[] = [],
  executablePath = ensureHeadlessBrowser(),
): Promise<Browser> {
  const args = launchFlags(PLAYWRIGHT_DISABLES);
  return chromium.launch({
    executablePath,
    args,
    chromiumSandbox: !args.includes('--no-sandbox'),
    ignoreDefaultArgs: omittedFlags,
  });
}
