// Runs the scripts of trusted HTML one after the other, with a named Trusted Types policy and the page's nonce.

import { warn } from '../element/warn';
import { parseInertHtml } from '../html/sanitize';

/**
 * Runs the scripts of the HTML in document order, each inserted into the box.
 * @param tag tag of the element, for messages
 */
export async function runTrustedScripts(tag: string, html: string, box: Element): Promise<void> {
  if (!html.includes('<')) return;
  try {
    const { createHTML, ...policy } = trustedPolicy();
    const scripts = parseInertHtml(createHTML(html) as string).querySelectorAll('script');
    for (const script of scripts) await run(script, box, policy);
  } catch (error) {
    warn(tag, `the scripts in its HTML are not run (${error}).`);
  }
}

interface Policy {
  createHTML(html: string): unknown;
  createScript(code: string): unknown;
  createScriptURL(url: string): unknown;
}

let policy: Policy | undefined;

function trustedPolicy(): Policy {
  const identity = (text: string): unknown => text;
  const rules: Policy = { createHTML: identity, createScript: identity, createScriptURL: identity };
  const types = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } })
    .trustedTypes;
  policy ??= bindPolicy(types?.createPolicy('site-elements-trusted-html', rules) ?? rules);
  return policy;
}

const bindPolicy = (created: Policy): Policy => ({
  createHTML: (html) => created.createHTML(html),
  createScript: (code) => created.createScript(code),
  createScriptURL: (url) => created.createScriptURL(url),
});

/** Creates an identical script, because a parsed one does not run. */
function run(parsed: HTMLScriptElement, box: Element, policy: Omit<Policy, 'createHTML'>): Promise<void> {
  const script = document.createElement('script');
  for (const { name, value } of parsed.attributes)
    if (!/^(?:src|on.*|nonce)$/.test(name)) script.setAttribute(name, value);
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const src = parsed.getAttribute('src');
  if (src === null) script.text = policy.createScript(parsed.text) as string;
  else script.src = policy.createScriptURL(src) as string;
  return new Promise((done) => {
    if (src !== null && !script.noModule)
      for (const type of ['load', 'error']) script.addEventListener(type, () => done());
    else queueMicrotask(done);
    box.append(script);
  });
}
