/** Body of a content item as safe HTML. */
import { html } from 'hono/html';

/** Paragraphs, with their line breaks. */
export async function renderBody(source: string): Promise<string> {
  const paragraphs = source.split(/\n\s*\n/).filter((text) => text.trim());
  return String(
    await html`${paragraphs.map(
      (text) =>
        html`<p>${text
          .trim()
          .split('\n')
          .map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</p>\n`,
    )}`,
  );
}
