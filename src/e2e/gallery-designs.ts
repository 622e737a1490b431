// The designs of the gallery, read from the manifest so that tests cover new ones.
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
export const galleryDesigns: readonly string[] = [...text.matchAll(/'([\w-]+)'/g)].map(([, word]) => word!);

/** Designs that show one or a few slides at a time. */
export const slideDesigns: readonly string[] = galleryDesigns.filter((design) =>
  /^(slide|carousel)/.test(design),
);
