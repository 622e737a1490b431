// Plugin for HTML-validate in Node: `import siteElements from 'site-elements/html-validate'`.
import { createPlugin } from '../src/devtools/lint/plugin';
import { contracts } from './contracts';

export default createPlugin(contracts);
