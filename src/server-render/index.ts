// `site-elements/server-render`: takes HTML and returns the same HTML with elements that look as they will with their scripts.

import type { RenderOptions } from './options';
import { PageRenderer } from './page';

export type { RenderLimits, RenderOptions } from './options';

/**
 * Renders the elements of a page or of part of a page.
 * @returns the same HTML with additions inside elements and in the head; rendering it again changes nothing
 */
export function renderToString(html: string, options: RenderOptions = {}): string {
  return new PageRenderer(options).end(html);
}

/** Renders a page in parts; completed output is returned immediately. */
export async function* renderParts(
  parts: AsyncIterable<string> | Iterable<string>,
  options: RenderOptions = {},
): AsyncGenerator<string> {
  const renderer = new PageRenderer(options, true);
  for await (const part of parts) {
    const html = renderer.write(part);
    if (html) yield html;
  }
  const html = renderer.end();
  if (html) yield html;
}

/** Renders a page as a text stream: `response.body.pipeThrough(new TextDecoderStream()).pipeThrough(renderToStream())`. */
export function renderToStream(options: RenderOptions = {}): TransformStream<string, string> {
  const renderer = new PageRenderer(options, true);
  const put = (html: string, controller: TransformStreamDefaultController<string>) => {
    if (html) controller.enqueue(html);
  };
  return new TransformStream({
    transform: (part, controller) => put(renderer.write(part), controller),
    flush: (controller) => put(renderer.end(), controller),
  });
}
