// `site-elements/server-render`: HTML in, the same HTML out, in which elements look as they will with their scripts.

import type { RenderOptions } from './options';
import { PageRenderer } from './page';

export type { RenderLimits, RenderOptions } from './options';

/**
 * Renders the elements of a page, or of a part of one.
 * @returns the same HTML with additions inside of elements and in the head; rendered again, it does not change
 */
export function renderToString(html: string, options: RenderOptions = {}): string {
  return new PageRenderer(options).end(html);
}

/** The same, in parts: what is complete leaves at once. */
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

/** The same as a stream of text: `response.body.pipeThrough(new TextDecoderStream()).pipeThrough(renderToStream())`. */
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
