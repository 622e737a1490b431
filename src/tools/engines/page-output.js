// Records console output and uncaught errors in the page, for engines whose driver does not report them. A page of a
// journey, which loads this file, also sends them to the proxy.
(() => {
  const output = [];
  globalThis.pageOutput = output;
  const isJourney = Boolean(document.currentScript?.src);
  const note = (text) => {
    output.push(text);
    if (isJourney) navigator.sendBeacon('/page-output', `${location.pathname}: ${text}`);
  };
  for (const type of ['debug', 'info', 'log', 'warn', 'error']) {
    const original = console[type];
    console[type] = (...words) => {
      note(`console ${type}: ${words.map(String).join(' ')}`);
      original.apply(console, words);
    };
  }
  addEventListener('error', ({ message, error }) => {
    if (message) note(`uncaught: ${message} ${error?.stack ?? ''}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => note(`uncaught: ${reason} ${reason?.stack ?? ''}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`Content Security Policy: ${violatedDirective} blocks ${blockedURI}`),
  );
})();
