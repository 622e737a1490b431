// Global setup of the end-to-end tests: finds or installs the browser, which may take longer than the timeout of a test.
import { ensureHeadlessBrowser } from './browser.mjs';

export default function setup(): void {
  ensureHeadlessBrowser();
}
