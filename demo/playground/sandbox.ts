// The frame of the result: scripts run in it, but without an origin. It cannot reach the page, its cookies, its storage or
// its API.

/** `allow-same-origin` would let a shared code act as this site. */
const SANDBOX = 'allow-scripts allow-forms';

/** @returns shows a document; the previous one stays until the new one is loaded */
export function createSandbox(stage: HTMLElement): (html: string) => void {
  const trust = createTrust();
  return (html) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', SANDBOX);
    frame.setAttribute('allow', 'fullscreen');
    frame.title = 'Result';
    frame.srcdoc = trust(html);
    for (const waiting of stage.querySelectorAll('[data-waiting]')) waiting.remove();
    frame.toggleAttribute('data-waiting', true);
    frame.addEventListener('load', () => {
      for (const other of stage.querySelectorAll('iframe')) if (other !== frame) other.remove();
      frame.removeAttribute('data-waiting');
    });
    // A new frame adds nothing to the history, other than a new document in the same one.
    stage.append(frame);
  };
}

/** The policy that sites with trusted HTML allow already; the sandbox is what makes the HTML harmless. */
function createTrust(): (html: string) => string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML(html: string): string },
      ): { createHTML(html: string): string };
    };
  };
  const policy = trustedTypes?.createPolicy('site-elements-trusted-html', { createHTML: (html) => html });
  return (html) => policy?.createHTML(html) ?? html;
}
