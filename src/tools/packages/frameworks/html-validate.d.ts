import type { Plugin } from 'html-validate';

declare const plugin: Plugin;
export default plugin;
