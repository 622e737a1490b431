// Rules for HTML-validate.
import { type HtmlElement, Rule, type RuleConstructor, type RuleDocumentation } from 'html-validate';
import { INVALID } from '../../kit/contract/attributes';
import type { Contract } from '../../kit/contract/contract';
import { describeInvalid } from '../../kit/element/options';
import { PREFIX } from '../../kit/loader/discover';
import { describeAttribute, describeTag } from '../mistakes/names';
import { DUPLICATE_MESSAGE, describeNesting, mayNest, UNIQUE_TAGS } from '../mistakes/structure';
import { describeValue, findOption } from '../mistakes/values';

type Contracts = ReadonlyMap<string, Contract>;

type Rules = Readonly<Record<string, RuleConstructor<void, void>>>;

export const createRules = (contracts: Contracts): Rules => ({
  'site-elements/names': createNamesRule(contracts),
  'site-elements/values': createValuesRule(contracts),
  'site-elements/structure': createStructureRule(contracts),
});

const createNamesRule = (contracts: Contracts) =>
  class extends Rule {
    override documentation = (): RuleDocumentation => ({
      description: 'Tags and attributes must exist. The message suggests the closest name.',
    });

    override setup() {
      this.on('tag:start', ({ target: { tagName: tag }, location }) => {
        const message = tag.startsWith(PREFIX) && describeTag(tag, contracts);
        if (message) this.report({ node: null, message: `<${tag}>: ${message}`, location });
      });
      this.on('attr', ({ target, key, keyLocation }) => {
        const contract = contracts.get(target.tagName);
        const message = contract && describeAttribute(contract, key.toLowerCase());
        if (message) this.report(target, `<${target.tagName}> ${message}`, keyLocation);
      });
    }
  };

const createValuesRule = (contracts: Contracts) =>
  class extends Rule {
    override documentation = (): RuleDocumentation => ({
      description: 'Attribute values must be valid and rendered by the template engine.',
    });

    override setup() {
      this.on('attr', ({ target, key, value, valueLocation, keyLocation }) => {
        const contract = contracts.get(target.tagName);
        // A value is null if there is no `=`, and an object if a transformer has found an expression.
        if (!contract || typeof value === 'object') return;
        const message = describeWrongValue(contract, key.toLowerCase(), value);
        if (message) this.report(target, `<${target.tagName}> ${message}`, valueLocation ?? keyLocation);
      });
    }
  };

function describeWrongValue(contract: Contract, name: string, value: string): string | undefined {
  const message = describeValue(contract, name, value);
  if (message) return message;
  const option = findOption(contract, name);
  const source = name.startsWith('data-') ? 'data' : 'attribute';
  if (!option || value.trim() === '' || option.read(value, source) !== INVALID) return undefined;
  return describeInvalid(option, { value, source, name });
}

const createStructureRule = (contracts: Contracts) =>
  class extends Rule {
    override documentation = (): RuleDocumentation => ({
      description:
        'Elements must not be nested in elements of the same kind, and elements that act on the page must occur only once.',
    });

    override setup() {
      this.on('dom:ready', ({ document }) => {
        for (const tag of contracts.keys())
          if (!mayNest(contracts.get(tag)))
            for (const element of document.querySelectorAll(`${tag} ${tag}`))
              this.#reportElement(element, describeNesting(tag));
        for (const tag of UNIQUE_TAGS) {
          const second = document.querySelectorAll(tag)[1];
          if (second) this.#reportElement(second, DUPLICATE_MESSAGE);
        }
      });
    }

    #reportElement(element: HtmlElement, message: string) {
      this.report(element, `<${element.tagName}>: ${message}`);
    }
  };
