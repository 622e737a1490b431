// Types of every element for React 19 JSX: `import type {} from 'site-elements/react'`, once per project.
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { SiteElementProps } from './attributes.js';
import './elements.js';

type Props<K extends keyof SiteElementProps> = Omit<HTMLAttributes<HTMLElement>, keyof SiteElementProps[K]> &
  SiteElementProps[K] &
  ClassAttributes<K extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[K] : HTMLElement>;

type SiteElements = { [K in keyof SiteElementProps]: Props<K> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends SiteElements {}
  }
}
