// Builds of the library, and the tests that run in Node. `--mode elements`: separate modules with the loader;
// `--mode all-in-one`: one file; `--mode rules` and `--mode theme`: libraries for scripts of a site; `--mode gate` and
// `--mode bars`: the classic scripts for the head; `--mode dev`: the script for developers; `--mode react-external`, for
// the npm package: the elements without React; `--mode lint`, for the npm package: the plugin for HTML-validate;
// `--mode slim`: the elements on a small runtime, in a folder of their own. All are written to dist/elements.

import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import type { LibraryOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BASELINE_WASM } from './src/tools/node-flags.mjs';
import { chunkOf } from './src/tools/vite/chunks.mjs';
import { compileHints } from './src/tools/vite/compile-hints.mjs';
import { copySource } from './src/tools/vite/copied-source.mjs';
import { flatImports } from './src/tools/vite/flat-imports.mjs';
import { inlineCalls } from './src/tools/vite/inline-calls.mjs';
import { languageFile, languages } from './src/tools/vite/languages.mjs';
import { namedSheets } from './src/tools/vite/named-sheets.mjs';
import { REACT_MODULES, reactAsModule } from './src/tools/vite/react-esm.mjs';
import { selfContained } from './src/tools/vite/self-contained.mjs';
import { SLIM, slim } from './src/tools/vite/slim.mjs';
import { nameStaticImports } from './src/tools/vite/static-imports.mjs';
import { staticParts } from './src/tools/vite/static-parts.mjs';
import { stripAnnotations } from './src/tools/vite/strip-annotations.mjs';
import { stripDescriptions } from './src/tools/vite/strip-descriptions.mjs';

/**
 * What elements share, each fetched once. React, r2wc and the kit are one chunk, because no view runs without them.
 * Loading rules travel with the loader, so no rule names them.
 */
const CHUNKS = [
  {
    // What every block may need at once. What the services import lazily has chunks of its own.
    name: nameStaticImports('services', [
      'src/services/services.ts',
      'src/services/page/page.ts',
      'src/kit/element/standalone-services.ts',
      'src/core/call-path.ts',
    ]),
    debugName: 'services',
    priority: 4,
  },
  {
    // What an element without a view needs, and what that imports; elements with one load it beside React.
    name: nameStaticImports('element', [
      'src/kit/contract/contract.ts',
      'src/core/enums/tracking.ts',
      'src/core/parse-json.ts',
      'src/core/read.ts',
      'src/kit/html/safe-url.ts',
      'src/kit/html/sanitize.ts',
      'src/services/page/try-or-null.ts',
      ...[
        'find-services',
        'language',
        'light-dom-cleanup',
        'load-timeout',
        'register',
        'styles',
        'translated-base',
      ].map((file) => `src/kit/element/${file}.ts`),
    ]),
    debugName: 'element',
    priority: 5,
  },
  chunkOf(
    'runtime',
    [
      ...['react', 'react-dom', 'scheduler', 'preact', '@r2wc'].map((name) => `node_modules/${name}`),
      REACT_MODULES,
      '\0rolldown',
      'src/kit/*',
      'src/kit/contract',
      'src/kit/element',
      'src/kit/html',
      'src/kit/hooks',
      'src/kit/components',
      'src/theme',
    ],
    { priority: 3 },
  ),
  chunkOf('behavior', ['src/kit/behavior'], { priority: 4 }),
  chunkOf(
    'common',
    [
      '*',
      'commerce/product-limits.ts',
      // Not the reader of carts: pages without a cart do not load it.
      'entities/site-context.ts',
      'entities/site-rules.ts',
      'enums',
      'i18n',
      'messages',
      'wire',
    ].map((path) => `src/core/${path}`),
    { priority: 2, minShareCount: 2 },
  ),
  chunkOf('markup', ['src/core/markup/markup.ts', 'src/kit/markup/dom-builder.ts'], { priority: 3 }),
  chunkOf('image-loader', ['src/core/image-loader', 'src/kit/image-loader'], { priority: 1 }),
  chunkOf(
    'slides',
    [
      'src/core/slides',
      ...['drag-boundary', 'pointer-track', 'snap-points', 'swipe'].map(
        (file) => `src/core/gesture/${file}.ts`,
      ),
      'src/kit/slides',
    ],
    { priority: 1 },
  ),
  // Images and videos, too: they must not load a gallery.
  chunkOf(
    'image-video',
    ['core/media/video-source.ts', 'core/messages/media-messages.ts', 'kit/media/alternative-text.ts'].map(
      (path) => `src/${path}`,
    ),
    { priority: 3 },
  ),
  // Elements without React use these, too.
  chunkOf('form-parts', ['src/core/fields', 'src/core/messages/form-messages.ts', 'src/kit/form/*'], {
    priority: 3,
    tags: ['$initial'],
  }),
  chunkOf('form-hooks', ['src/kit/form/hooks'], { priority: 1, tags: ['$initial'] }),
  // What every gallery or form needs is one file: it compresses better than ten.
  chunkOf('gallery', ['src/blocks/gallery'], { priority: 0, tags: ['$initial'] }),
  chunkOf('form', ['src/blocks/form', 'src/core/forms'], { priority: 0, tags: ['$initial'] }),
  chunkOf('comments', ['src/blocks/comments'], { priority: 2, tags: ['$initial'] }),
  // Pages with counts of comments do not load what draws one in the browser.
  chunkOf('comment-counts', ['src/blocks/comments/comment-counts.ts'], { priority: 2 }),
  chunkOf(
    'comment-list',
    [
      'src/blocks/comments/comment-list.ts',
      ...['body-markup', 'comment-address', 'comment-markup', 'item-messages'].map(
        (file) => `src/core/comments/${file}.ts`,
      ),
    ],
    { priority: 1 },
  ),
  // The check of answers of the API, which the form needs, too.
  chunkOf(
    'read-comments',
    ['read-comments', 'comment', 'comment-limits'].map((file) => `src/core/comments/${file}.ts`),
    { priority: 2 },
  ),
  // What every visitor who writes needs; errors, replies and comments that wait for a connection are separate files.
  chunkOf(
    'comment-form',
    [
      ...['comment-form', 'sending-messages'].map((file) => `src/blocks/comments/${file}.ts`),
      ...['comment-rules', 'receipt-messages'].map((file) => `src/core/comments/${file}.ts`),
    ],
    { priority: 1 },
  ),
  chunkOf(
    'comment-errors',
    ['src/blocks/comments/comment-errors.ts', 'src/core/comments/comment-errors.ts'],
    { priority: 1 },
  ),
  // Server-rendered forms.
  chunkOf('form-draft', ['src/kit/form/form-draft.ts'], { priority: 2 }),
  chunkOf('field-error', ['src/kit/form/field-error.ts'], { priority: 2 }),
];

/** The host provides React. */
const REACT_EXTERNAL = 'react-external';

/** Loads texts in other languages; other builds use the one that `--mode elements` writes. */
const LANGUAGES = 'languages/load';
const BUILT_LANGUAGES: Record<string, string> = {
  'all-in-one': `./${LANGUAGES}.js`,
  [REACT_EXTERNAL]: `../${LANGUAGES}.js`,
};

/** What is one file. */
const LIBRARIES: Record<string, LibraryOptions> = {
  'all-in-one': { entry: { 'site-elements.all': 'elements/index.ts' }, formats: ['es'] },
  rules: { entry: { rules: 'elements/rules.ts' }, formats: ['es'] },
  theme: { entry: { theme: 'elements/theme.ts' }, formats: ['es'] },
  dev: { entry: { dev: 'elements/dev.ts' }, formats: ['es'] },
  lint: { entry: { 'html-validate': 'elements/html-validate.ts' }, formats: ['es'] },
  gate: { entry: { 'consent-gate': 'elements/consent-gate.ts' }, formats: ['iife'], name: 'siteConsentGate' },
  bars: { entry: { 'closed-bars': 'elements/closed-bars.ts' }, formats: ['iife'], name: 'siteClosedBars' },
};

/** Ends the names of the entries of style sheets: a script has the same name. */
const SHEET = '-css';

/** One entry per tag, the loader, the style sheets, and what only scripts of a site ask for. */
const entries = (mode: string) =>
  Object.fromEntries(
    Object.entries(namedEntries())
      .filter(([name]) => !(mode in BUILT_LANGUAGES) || name !== LANGUAGES)
      .map(([name, file]) => [mode === REACT_EXTERNAL ? `${mode}/${name}` : name, file]),
  );

const namedEntries = () => ({
  autoload: 'elements/autoload.ts',
  'show-widget': 'elements/show-widget.ts',
  'extended-registry': 'elements/extended-registry.ts',
  [LANGUAGES]: 'src/kit/languages/load-messages.ts',
  recover: 'elements/recover.ts',
  ...Object.fromEntries(
    readdirSync('elements')
      .filter((file) => /^site-.*\.(?:ts|css)$/.test(file))
      .map((file) => [file.replace('.ts', '').replace('.css', SHEET), `elements/${file}`]),
  ),
});

export default defineConfig(({ mode, command }) => ({
  base: './',
  plugins: [
    react(),
    // The panel of dev.js shows them.
    ...(mode === 'dev' ? [] : [stripDescriptions()]),
    inlineCalls(),
    languages(BUILT_LANGUAGES[mode]),
    namedSheets(SHEET),
    stripAnnotations(),
    ...(mode === SLIM ? [slim()] : mode === REACT_EXTERNAL ? [] : [reactAsModule()]),
    ...(mode === 'all-in-one'
      ? [staticParts()]
      : [
          // Many pages load these; each stays one request.
          ...['autoload', 'extended-registry', 'recover', 'site-services'].map((name) =>
            selfContained(`elements/${name}.ts`),
          ),
          selfContained('src/kit/languages/load-messages.ts'),
          ...['blocks/calendar', 'blocks/gallery', 'kit/media'].map((folder) =>
            copySource('src/kit/behavior/plain-input.ts', `src/${folder}`),
          ),
          copySource('src/core/commerce/offers.ts', 'src/blocks/gift-card'),
          copySource('src/kit/markup/react-markup.ts', 'src/blocks/calendar'),
          copySource('src/core/comments/comment-limits.ts', 'src/core/comments/comment-rules.ts'),
          ...['like', 'reply'].map((name) =>
            copySource(`src/core/comments/${name}-messages.ts`, 'src/blocks/comments'),
          ),
          flatImports(),
          compileHints(),
        ]),
  ],
  cacheDir: '.cache/vite',
  publicDir: false,
  define:
    command === 'build'
      ? {
          'process.env.NODE_ENV': '"production"',
          'import.meta.env.SITE_VERSION': JSON.stringify(
            JSON.parse(readFileSync('package.json', 'utf8')).version,
          ),
        }
      : {},
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // As new as `:state()` anyway; an older target takes `light-dark()` apart into variables that nobody sets.
    cssTarget: ['chrome125', 'safari17.5', 'firefox126'],
    outDir: mode === SLIM ? `dist/elements/${SLIM}` : 'dist/elements',
    emptyOutDir: mode === 'elements' || mode === SLIM,
    modulePreload: false,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Library mode: plain dynamic imports, without Vite's preload helper.
    lib: LIBRARIES[mode] ?? {
      entry: entries(mode),
      formats: ['es'],
    },
    license: mode === 'all-in-one' && { fileName: 'third-party-licenses.md' },
    rolldownOptions: {
      external: { [REACT_EXTERNAL]: [/^react(-dom)?($|\/)/], lint: ['html-validate'] }[mode] ?? [],
      // In one file, repeated constants compress better than their names.
      ...(mode === 'all-in-one' && { optimization: { inlineConst: true } }),
      treeshake: {
        propertyReadSideEffects: false,
      },
      output: {
        minify: true,
        entryFileNames: '[name].js',
        chunkFileNames: ({ facadeModuleId }) => languageFile(facadeModuleId) ?? 'chunks/[name]-[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith(`${SHEET}.css`) ? basename(name).replace(SHEET, '') : 'assets/[name]-[hash][extname]',
        codeSplitting: mode in LIBRARIES ? false : { groups: CHUNKS },
      },
    },
  },
  test: {
    environment: 'node',
    execArgv: [BASELINE_WASM],
    // A worker spends an eighth of its time waiting, and the main process is idle while the files run.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Files that run in the same worker share its modules and its database; each one undoes what it changes.
    isolate: false,
    setupFiles: ['src/tools/fail-on-console.ts'],
    include: ['src/**/*.test.ts', 'elements/**/*.test.ts', 'demo/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'demo/benchmarks/subjects/**'],
    // Hundreds of random cases in one test take their time on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A poll ends as soon as it succeeds; the default of a second is short on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
}));
