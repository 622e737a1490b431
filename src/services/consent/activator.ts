// How do scripts, frames and pixels that wait for consent come to life, in the order of the page?

/** `<script type="text/plain">`, and what keeps its address in `data-src`. */
const WAITING = 'script[type="text/plain"][data-consent],:is(iframe,img)[data-consent][data-src]';

const WRITERS = ['write', 'writeln'] as const;

export interface Activator {
  /** Lets go what may go now; called again it goes on where it was. */
  run(): void;
  /** What was let go, by the words of its `data-consent`. */
  readonly released: readonly string[];
}

/** @param warn tells the developer */
export function createActivator(
  document: Document,
  allows: (words: string) => boolean,
  warn: (message: string) => void,
): Activator {
  const released: string[] = [];
  /** Scripts of other files that are on their way. */
  const loading: Promise<unknown>[] = [];
  let running = false;

  /** Asked anew each time: a script may add others, and the visitor may change their mind in between. */
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
        // The answer may have changed while this one waited.
        if (!allows(script.dataset.consent ?? '')) continue;
        runInline(script);
      }
      released.push(element.dataset.consent ?? '');
    }
    running = false;
  }

  function loadScript(script: HTMLScriptElement) {
    // As the parser would have: one after the other, unless the page says that the order does not matter.
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
    // Writing into a page that is already there would replace it.
    for (const name of WRITERS)
      document[name] = () =>
        warn('site-consent: a script that waited for consent uses document.write; it is ignored.');
    wake(script);
    for (const [name, writer] of before) document[name] = writer;
  }

  return { run: () => void run(), released };
}

/**
 * The element itself, put where it was: it keeps its nonce, and since nobody wrote its text or address anew, neither
 * Trusted Types nor the policy of the page have anything to object.
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
  // Attributes beginning with data- pass many a sanitizer; an address that runs code must not come of it.
  const link = element.ownerDocument.createElement('a');
  link.href = src;
  if (link.protocol.startsWith('http')) element.setAttribute('src', src);
}
