// Syntax highlighting of HTML.
import { tokensOf } from '../../../demo/docs/scripts/tokens';
import { escapeHtml } from './html';

/** Escaped markup with a span around each highlighted token. */
export function highlightHtml(code: string): string {
  const spans = tokensOf(code).map(({ text, kind }) =>
    kind ? `<span class="${kind}">${escapeHtml(text)}</span>` : escapeHtml(text),
  );
  return spans.join('');
}

/** A named code block; the page's script adds a copy button. */
export function codeMarkup(code: string, label: string, id = ''): string {
  const target = id ? ` id="${id}"` : '';
  return `<figure class="code"><figcaption>${escapeHtml(label)}</figcaption><pre><code${target}>${highlightHtml(code.trim())}</code></pre></figure>`;
}
