// Activates scripts, frames and pixels that wait for consent, in document order.

/** `<script type="text/plain">`, and frames and images with `data-src`. */
const BLOCKED_ELEMENTS = 'script[type="text/plain"][data-consent],:is(iframe,img)[data-consent][data-src]';

const WRITE_METHODS = ['write', 'writeln'] as const;

export interface Activator {
  /** Activates the elements that are allowed now. Can be called repeatedly. */
  run(): void;
  /** Values of `data-consent` of the activated elements. */
  readonly activated: readonly string[];
}

export function createActivator(
  document: Document,
  allows: (categories: string) => boolean,
  warn: (message: string) => void,
): Activator {
  const activated: string[] = [];
  /** External scripts that are loading. */
  const loading: Promise<unknown>[] = [];
  let running = false;

  /** Queries again each time: a script can add elements, and the visitor can change their decision. */
  const findNext = () =>
    [...document.querySelectorAll<HTMLElement>(BLOCKED_ELEMENTS)].find(({ dataset }) =>
      allows(dataset.consent ?? ''),
    );

  async function run() {
    if (running) return;
    running = true;
    for (let element = findNext(); element; element = findNext()) {
      const script = element as HTMLScriptElement;
      if (element.localName !== 'script') setSource(element);
      else if (script.src) loadScript(script);
      else {
        await Promise.all(loading);
        // The decision may have changed while the script was waiting.
        if (!allows(script.dataset.consent ?? '')) continue;
        runInline(script);
      }
      activated.push(element.dataset.consent ?? '');
    }
    running = false;
  }

  function loadScript(script: HTMLScriptElement) {
    // Like the parser, runs scripts in order unless they are async.
    const inOrder = !script.hasAttribute('async');
    script.async = !inOrder;
    if (inOrder && !script.noModule)
      loading.push(
        new Promise((resolve) => {
          script.addEventListener('load', resolve);
          script.addEventListener('error', resolve);
        }),
      );
    reinsert(script);
  }

  function runInline(script: HTMLScriptElement) {
    const originals = WRITE_METHODS.map((name) => [name, document[name]] as const);
    // After parsing, document.write would replace the whole page.
    for (const name of WRITE_METHODS)
      document[name] = () =>
        warn('site-consent: a script with data-consent calls document.write; the call is ignored.');
    reinsert(script);
    for (const [name, method] of originals) document[name] = method;
  }

  return { run: () => void run(), activated };
}

/**
 * Reinserts the element itself: it keeps its nonce, and because its text and URL are unchanged, Trusted Types and the
 * Content Security Policy of the page allow it.
 */
function reinsert(script: HTMLScriptElement): void {
  const { parentNode, nextSibling } = script;
  script.type = script.dataset.type === 'module' ? 'module' : 'text/javascript';
  script.remove();
  parentNode?.insertBefore(script, nextSibling);
}

function setSource(element: HTMLElement): void {
  const { src = '', srcset } = element.dataset;
  delete element.dataset.src;
  if (srcset) element.setAttribute('srcset', srcset);
  // Sanitizers often allow data-* attributes, which must not become a javascript: URL.
  const link = element.ownerDocument.createElement('a');
  link.href = src;
  if (link.protocol.startsWith('http')) element.setAttribute('src', src);
}
