// How is the library built, and which tests run in Node? `--mode elements`: modules in parts with the loader;
// `--mode all-in-one`: one file; `--mode rules` and `--mode theme`: what scripts of a site may use; `--mode gate`: the
// classic script for the head. All go to dist/elements.

import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { LibraryOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { ownCopy } from './src/tools/vite/own-copy.mjs';
import { reactAsModule } from './src/tools/vite/react-esm.mjs';
import { staticallyFrom } from './src/tools/vite/statically-from.mjs';
import { stripDocs } from './src/tools/vite/strip-docs.mjs';

/**
 * What elements share, each fetched once. React, r2wc and the kit are one chunk: no block runs without them. A group takes
 * along what its modules import, the one with the highest priority first: what others need as well is theirs.
 */
const CHUNKS = [
  {
    // What every block may ask for at once. What the services fetch later, by import(), lies in chunks of its own.
    name: staticallyFrom('services', ['src/services/services.ts', 'src/services/page/page.ts']),
    debugName: 'services',
    priority: 4,
  },
  {
    name: 'runtime',
    test: /node_modules[\\/](react|react-dom|scheduler|@r2wc)[\\/]|esm:react|src[\\/]kit[\\/](?:element|contract[\\/](?!loading)|html|components|hooks[\\/](?!use-(?:scroll-lock|popover-transition|escape-key)))|rolldown[\\/]runtime/,
    priority: 3,
  },
  {
    name: 'common', // What else several know.
    test: /src[\\/]core[\\/](?!media|gesture|forms|image-loader)/,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'tokens', test: /src[\\/]theme[\\/]tokens/, priority: 5 },
  { name: 'image-loader', test: /src[\\/](core|kit)[\\/]image-loader/, priority: 1 },
  {
    name: 'slides', // What gallery and lightbox know of a slide.
    test: /src[\\/](core[\\/]media[\\/]deep-link|kit[\\/]media-attributes)/,
    priority: 1,
  },
  {
    name: 'form-parts', // What forms, newsletters and logins share.
    test: /src[\\/](kit[\\/](form[\\/](?!captcha-token|pending-submissions)|messages)|core[\\/](forms[\\/](email|rules|values)|messages-outbox)|services[\\/]forms[\\/]newsletter-form-id)/,
    priority: 1,
  },
  {
    // What every gallery needs, in one file; what only some do are chunks of their own. `loading` travels with the loader.
    name: 'gallery',
    test: /src[\\/]blocks[\\/]gallery[\\/](?!gallery\.loading)/,
    tags: ['$initial' as const],
    priority: 0,
  },
  {
    // The same of a form: a page with one needs all of it, and one file packs better than ten.
    name: 'form',
    test: /src[\\/](blocks[\\/]form[\\/](?!form\.loading)|core[\\/]forms[\\/](?!email|rules|values))/,
    tags: ['$initial' as const],
    priority: 0,
  },
];

/** What is one file. */
const LIBRARIES: Record<string, LibraryOptions> = {
  'all-in-one': { entry: { 'site-elements.all': 'elements/index.ts' }, formats: ['es'] },
  rules: { entry: { rules: 'elements/rules.ts' }, formats: ['es'] },
  theme: { entry: { theme: 'elements/theme.ts' }, formats: ['es'] },
  gate: { entry: { 'consent-gate': 'elements/consent-gate.ts' }, formats: ['iife'], name: 'siteConsentGate' },
};

/** One entry per tag, the loader, the base style sheet, and what only scripts of a site ask for. */
const entries = () => ({
  autoload: 'elements/autoload.ts',
  'show-widget': 'elements/show-widget.ts',
  'site-elements-css': 'elements/site-elements.css',
  ...Object.fromEntries(
    readdirSync('elements')
      .filter((file) => /^site-.*\.ts$/.test(file))
      .map((file) => [file.slice(0, -3), `elements/${file}`]),
  ),
});

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [
    react(),
    stripDocs(),
    reactAsModule(),
    ownCopy('elements/autoload.ts', /consent\/consent-state$/),
    ownCopy(
      'services/services.element.ts',
      /(consent\/consent-state|forms\/outbox-keys|session\/session-hint|services-context|context-script)$/,
    ),
  ],
  cacheDir: '.cache/vite',
  publicDir: false,
  define: !/^(elements|all-in-one|rules|theme|gate)$/.test(mode)
    ? {}
    : { 'process.env.NODE_ENV': '"production"' },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // As new as `:state()` anyway; an older target takes `light-dark()` apart into variables that nobody sets.
    cssTarget: ['chrome125', 'safari17.5', 'firefox126'],
    outDir: 'dist/elements',
    emptyOutDir: mode === 'elements',
    modulePreload: false,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Library mode: plain dynamic imports, without Vite's preload helper.
    lib: LIBRARIES[mode] ?? { entry: entries(), formats: ['es'] },
    rolldownOptions: {
      treeshake: {
        propertyReadSideEffects: false,
        // <site-services> draws nothing: of Lit it needs the reactive element, not the templates.
        moduleSideEffects: [{ test: /[\\/](lit-html|lit-element)[\\/]/, sideEffects: false }],
      },
      output: {
        minify: true,
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: ({ names }) =>
          names[0]?.startsWith('site-elements') ? 'site-elements.css' : 'assets/[name]-[hash][extname]',
        codeSplitting: mode in LIBRARIES ? false : { groups: CHUNKS },
      },
    },
  },
  test: {
    environment: 'node',
    setupFiles: ['src/tools/quiet-node.ts'],
    include: ['src/**/*.test.ts', 'elements/**/*.test.ts', 'demo/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'demo/benchmarks/subjects/**'],
    // Hundreds of random cases in one test take their time on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
}));
