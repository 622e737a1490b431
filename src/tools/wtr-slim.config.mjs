// @ts-check
// Configuration of the specs on the runtime of `slim/`, in Chromium: `npm run test:slim [-- --files <path>]`.
import { slim, slimModules } from './vite/slim.mjs';
import { SpecChrome } from './wtr-chrome.mjs';
import { specConfig } from './wtr-config.mjs';

export default await specConfig([new SpecChrome('slim')], {
  vitePlugins: [slim()],
  cache: 'vite-slim',
  modulesOf: slimModules,
});
