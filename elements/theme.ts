// Palette, breakpoints and motion for scripts of a site: `import { createSystemColors } from '/site-elements/theme.js'`.
// No element loads it.
import { defineDeprecatedTween } from '../src/theme/motion/deprecated-tween';
import {
  type ImageSwatchesOptions,
  readImageSwatches as readSwatches,
} from '../src/theme/palette/image-swatches';
import type { Rgb } from '../src/theme/palette/rgb';
import workerUrl from '../src/theme/palette/swatches.worker.ts?worker&url';

export * from '../src/theme/breakpoints';
export * from '../src/theme/motion/resize';
export * from '../src/theme/motion/scroll-into-view';
export * from '../src/theme/motion/throttle';
export * from '../src/theme/motion/tween';
export * from '../src/theme/motion/visibility';
export * from '../src/theme/palette/color-themes';
export * from '../src/theme/palette/color-value';
export * from '../src/theme/palette/luminance';
export * from '../src/theme/palette/modes';
export * from '../src/theme/palette/palette';
export * from '../src/theme/palette/references';
export * from '../src/theme/palette/rgb';
export * from '../src/theme/palette/theme-css';
export * from '../src/theme/palette/thresholds';

/** The main colors of an image file, most frequent first; computed in a worker. */
export function readImageSwatches(
  image: Blob,
  options: Omit<ImageSwatchesOptions, 'createWorker'> = {},
): Promise<readonly Rgb[]> {
  const createWorker = () => new Worker(trustScriptUrl(workerUrl), { type: 'module' });
  return readSwatches(image, { ...options, createWorker });
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** A page can require Trusted Types for the URL of a worker. */
function trustScriptUrl(url: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  const rules = { createScriptURL: () => url };
  return (types?.createPolicy('site-elements', rules) ?? rules).createScriptURL(url);
}

defineDeprecatedTween(globalThis);
