// Activates scripts, frames and pixels that wait for consent, in document order.

/** `<script type="text/plain">`, and frames and images with `data-src`. */
const WAITING = 'script[type="text/plain"][data-consent],:is(iframe,img)[data-consent][data-src]';

const WRITERS = ['write', 'writeln'] as const;

export interface Activator {
  /** Activates the elements that are allowed now. Can be called repeatedly. */
  run(): void;
  /** Values of `data-consent` of the activated elements. */
  readonly released: readonly string[];
}

export function createActivator(
  document: Document,
  allows: (words: string) => boolean,
  warn: (message: string) => void,
): Activator {
  const released: string[] = [];
  /** External scripts that are loading. */
  const loading: Promise<unknown>[] = [];
  let running = false;

  /** Queries again each time: a script can add elements, and the visitor can change their decision. */
  const next = () =>
    [...document.querySelectorAll<HTMLElement>(WAITING)].find(({ dataset }) => allows(dataset.consent ?? ''));

  async function run() {
    if (running) return;
    running = true;
    for (let element = next(); element; element = next()) {
      const script = element as HTMLScriptElement;
      if (element.localName !== 'script') show(element);
      else if (script.src) loadScript(script);
      else {
        await Promise.all(loading);
        // The decision may have changed while the script waited.
        if (!allows(script.dataset.consent ?? '')) continue;
        runInline(script);
      }
      released.push(element.dataset.consent ?? '');
    }
    running = false;
  }

  function loadScript(script: HTMLScriptElement) {
    // Like the parser: in order, unless the script is async.
    const inOrder = !script.hasAttribute('async');
    script.async = !inOrder;
    if (inOrder && !script.noModule)
      loading.push(
        new Promise((done) => {
          script.addEventListener('load', done);
          script.addEventListener('error', done);
        }),
      );
    wake(script);
  }

  function runInline(script: HTMLScriptElement) {
    const before = WRITERS.map((name) => [name, document[name]] as const);
    // After parsing, document.write would replace the whole page.
    for (const name of WRITERS)
      document[name] = () =>
        warn('site-consent: a script with data-consent calls document.write; the call is ignored.');
    wake(script);
    for (const [name, writer] of before) document[name] = writer;
  }

  return { run: () => void run(), released };
}

/**
 * Reinserts the element itself: it keeps its nonce, and because its text and URL are unchanged, Trusted Types and the
 * Content Security Policy of the page allow it.
 */
function wake(script: HTMLScriptElement): void {
  const { parentNode, nextSibling } = script;
  script.type = script.dataset.type === 'module' ? 'module' : 'text/javascript';
  script.remove();
  parentNode?.insertBefore(script, nextSibling);
}

function show(element: HTMLElement): void {
  const { src = '', srcset } = element.dataset;
  delete element.dataset.src;
  if (srcset) element.setAttribute('srcset', srcset);
  // Sanitizers often allow data-* attributes, which must not become a javascript: URL.
  const link = element.ownerDocument.createElement('a');
  link.href = src;
  if (link.protocol.startsWith('http')) element.setAttribute('src', src);
}
