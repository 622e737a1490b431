// Logs a hint about dev.js once. Not on the web, not in automated browsers, and not on pages that have it or
// that turn the hint off: `<html data-site-dev>`.

export function hintAtDevtools(): void {
  const { dataset } = document.documentElement;
  if (navigator.webdriver || 'siteDev' in dataset || !/^(localhost|127\.0\.0\.1)$/.test(location.hostname))
    return;
  dataset.siteDev = '';
  console.info('site-elements: add dev.js to this page while developing; it finds mistakes.');
}
