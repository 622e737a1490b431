// Configuration of the specs that run in Chromium: `npm run test:browser`, or one file: `npm run test:browser -- --files <path>`.
import { SpecChrome } from './src/tools/wtr-chrome.mjs';
import { specConfig } from './src/tools/wtr-config.mjs';

export default await specConfig([new SpecChrome()]);
