// Which designs has the gallery? As its contract says, so that a new one is never forgotten in a journey.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly { readonly name: string; readonly type: { readonly text: string } }[];
}

const manifest = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../custom-elements.json'), 'utf8'),
) as { modules: { declarations?: Declaration[] }[] };

const gallery = manifest.modules
  .flatMap(({ declarations = [] }) => declarations)
  .find(({ tagName }) => tagName === 'site-gallery');
const { text } = gallery!.attributes!.find(({ name }) => name === 'design')!.type;

/** `stacked`, `grid`, … */
export const designs: readonly string[] = [...text.matchAll(/'([\w-]+)'/g)].map(([, word]) => word!);

/** Those that show one slide, or a few, at a time. */
export const turning: readonly string[] = designs.filter((design) => /^(slide|carousel)/.test(design));
