// Types of every element for Svelte 5: `import type {} from 'site-elements/svelte'`, once per project.
import type { HTMLAttributes } from 'svelte/elements';
import type { SiteElementProps } from './attributes.js';
import './elements.js';

type Props<K extends keyof SiteElementProps> = Omit<HTMLAttributes<HTMLElement>, keyof SiteElementProps[K]> &
  SiteElementProps[K];

type SiteElements = { [K in keyof SiteElementProps]: Props<K> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SiteElements {}
}
