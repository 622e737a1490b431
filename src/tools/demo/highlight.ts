// How is a piece of HTML shown as code? With its tags, attributes and values marked, so that the eye finds them.
import { tokensOf } from '../../../demo/docs/scripts/tokens';
import { escapeHtml } from './html';

/** Escaped markup, a span around each token that has a kind. */
export function highlightHtml(code: string): string {
  const spans = tokensOf(code).map(({ text, kind }) =>
    kind ? `<span class="${kind}">${escapeHtml(text)}</span>` : escapeHtml(text),
  );
  return spans.join('');
}

/** A block of code with its name; the page's script adds a button that copies it. */
export function codeMarkup(code: string, label: string, id = ''): string {
  const target = id ? ` id="${id}"` : '';
  return `<figure class="code"><figcaption>${escapeHtml(label)}</figcaption><pre><code${target}>${highlightHtml(code.trim())}</code></pre></figure>`;
}
