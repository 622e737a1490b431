// Plugin for HTML-validate: metadata of the elements, and rules that find in files the mistakes that dev.js finds in pages.
import type { MetaDataTable, Plugin } from 'html-validate';
import type { Contract } from '../../kit/contract/contract';
import { createRules } from './rules';

const NAME = 'site-elements';

export function createPlugin(contracts: readonly Contract[]): Plugin {
  const rules = createRules(new Map(contracts.map((contract) => [contract.tag, contract])));
  return {
    name: NAME,
    configs: {
      recommended: {
        elements: [toMetadata(contracts)],
        rules: Object.fromEntries(Object.keys(rules).map((name) => [name, 'error'])),
      },
    },
    rules,
  };
}

/** As in the HTML standard, custom elements are phrasing content with the content model of their parent. */
const toMetadata = (contracts: readonly Contract[]): MetaDataTable =>
  Object.fromEntries(contracts.map(({ tag }) => [tag, { flow: true, phrasing: true, transparent: true }]));
