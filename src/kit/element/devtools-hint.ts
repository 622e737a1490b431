// Logs a hint about dev.js once; not on public sites, in automated browsers, or on pages that have dev.js or turn the hint
// off (`<html data-site-dev>`).

export function logDevtoolsHint(): void {
  const { dataset } = document.documentElement;
  if (navigator.webdriver || 'siteDev' in dataset || !/^(localhost|127\.0\.0\.1)$/.test(location.hostname))
    return;
  dataset.siteDev = '';
  console.info('site-elements: add dev.js to this page while developing; it finds mistakes.');
}
