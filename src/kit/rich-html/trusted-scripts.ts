// Runs the scripts of trusted HTML one after the other, through a named Trusted Types policy and with the page's
// nonce.

import { warn } from '../element/warn';
import { parseInertHtml } from '../html/sanitize';

/**
 * Runs the scripts of the HTML in document order, each in the box.
 * @param tag of the element, for messages
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
  createScriptURL(address: string): unknown;
}

let policy: Policy | undefined;

function trustedPolicy(): Policy {
  const same = (text: string): unknown => text;
  const rules: Policy = { createHTML: same, createScript: same, createScriptURL: same };
  const types = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } })
    .trustedTypes;
  policy ??= bound(types?.createPolicy('site-elements-trusted-html', rules) ?? rules);
  return policy;
}

const bound = (made: Policy): Policy => ({
  createHTML: (html) => made.createHTML(html),
  createScript: (code) => made.createScript(code),
  createScriptURL: (address) => made.createScriptURL(address),
});

/** A parsed script is dead: a living twin takes its place. */
function run(dead: HTMLScriptElement, box: Element, policy: Omit<Policy, 'createHTML'>): Promise<void> {
  const script = document.createElement('script');
  for (const { name, value } of dead.attributes)
    if (!/^(?:src|on.*|nonce)$/.test(name)) script.setAttribute(name, value);
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const address = dead.getAttribute('src');
  if (address === null) script.text = policy.createScript(dead.text) as string;
  else script.src = policy.createScriptURL(address) as string;
  return new Promise((done) => {
    if (address !== null && !script.noModule)
      for (const type of ['load', 'error']) script.addEventListener(type, () => done());
    else queueMicrotask(done);
    box.append(script);
  });
}
