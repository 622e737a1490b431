// Types of every element for Vue 3 templates: `import type {} from 'site-elements/vue'`, once per project.
import type { AllowedComponentProps, HTMLAttributes, VNodeProps } from 'vue';
import type { SiteElementProps } from './attributes.js';
import './elements.js';

/** A template passes every value as text: `animation-speed="2"`. */
type Options<P> = {
  [K in keyof P as K extends `on${string}` ? never : K]: P[K] | (number extends P[K] ? string : never);
};

/** `@site-gallery-change` */
type Events<P> = {
  [K in keyof P as K extends `onsite-${infer Name}`
    ? `onSite-${Name}` | `onSite${Pascal<Name>}`
    : never]: P[K];
};

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

type SiteElements = {
  [K in keyof SiteElementProps]: new () => {
    $props: Omit<HTMLAttributes, keyof SiteElementProps[K]> &
      Options<SiteElementProps[K]> &
      Events<SiteElementProps[K]> &
      VNodeProps &
      AllowedComponentProps;
    $slots: { default?: () => unknown };
  };
};

declare module 'vue' {
  interface GlobalComponents extends SiteElements {}
}
