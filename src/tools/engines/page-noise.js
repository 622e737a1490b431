// In the page: records console output and uncaught errors for engines whose driver does not report them.
(() => {
  const noise = [];
  globalThis.pageNoise = noise;
  for (const type of ['debug', 'info', 'log', 'warn', 'error']) {
    const original = console[type];
    console[type] = (...words) => {
      noise.push(`console ${type}: ${words.map(String).join(' ')}`);
      original.apply(console, words);
    };
  }
  addEventListener('error', ({ message, error }) => {
    if (message) noise.push(`uncaught: ${message} ${error?.stack ?? ''}`);
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    noise.push(`uncaught: ${reason} ${reason?.stack ?? ''}`),
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    noise.push(`Content Security Policy: ${violatedDirective} blocks ${blockedURI}`),
  );
})();
