// Conformance suite: every option is read from every documented source.
import { expect } from '@open-wc/testing';
import type { Attribute } from '../contract/attributes';
import { toKebabCase } from '../contract/letter-case';
import type { ConformancePage, ConformingElement } from './conformance-page';
import { captureConsole } from './console';
import { getInvalidText, getNonDefaultValue } from './values';
import { settle } from './wait';

export function describeOptions({ contract, renderEmpty, renderUpgraded }: ConformancePage): void {
  const { tag, attributes } = contract;
  const options = Object.entries(attributes);

  describe('options', () => {
    for (const [name, attribute] of options) {
      const other = getNonDefaultValue(attribute);
      if (other) optionCase(name, attribute, other);
    }

    function optionCase(
      name: string,
      attribute: Attribute<unknown>,
      { text, value }: { text: string; value: unknown },
    ) {
      const kebab = toKebabCase(name);
      const set = (element: ConformingElement) => {
        element[name] = value;
      };
      const setAll = (element: ConformingElement) => {
        element.options = { [kebab]: value };
      };
      const routes: Record<string, (element: ConformingElement) => void> = {
        attribute: (element) => element.setAttribute(kebab, text),
        'data- alias': (element) => element.setAttribute(`data-${kebab}`, text),
        'options JSON': (element) => element.setAttribute('options', JSON.stringify({ [kebab]: text })),
        ...(contract.jsonChild !== 'content' && {
          'JSON child': (element: ConformingElement) => element.append(jsonChild({ [name]: text })),
        }),
        property: set,
        'options property': setAll,
      };
      const earlyRoutes = {
        'property before the upgrade': set,
        'options property before the upgrade': setAll,
      };
      it(`reads ${kebab} from every documented source and resets it on removal`, async () => {
        const later = Object.entries(routes).map(async ([route, write]) => {
          const element = await renderEmpty();
          write(element);
          return { route, element };
        });
        const early = Object.entries(earlyRoutes).map(async ([route, write]) => ({
          route,
          element: await renderUpgraded(write),
        }));
        const all = await Promise.all([...later, ...early]);
        await Promise.all(all.map(({ element }) => settle(element)));
        for (const { route, element } of all) expect(element[name], route).to.deep.equal(value);
        for (const { element } of all) {
          for (const attributeName of [kebab, `data-${kebab}`, 'options'])
            element.removeAttribute(attributeName);
          for (const written of [name, 'options']) element[written] = undefined;
          element.querySelector(':scope > script')?.remove();
        }
        await Promise.all(all.map(({ element }) => settle(element)));
        for (const { route, element } of all)
          expect(element[name], `${route}, removed`).to.deep.equal(attribute.defaultValue);
      });
    }

    it('warns once per option about invalid values, and uses the default', async () => {
      const tested = options.flatMap(([name, attribute]) => {
        const invalid = getInvalidText(attribute);
        return invalid === null ? [] : [{ name, attribute, invalid }];
      });
      const output = await captureConsole(async () => {
        for (let round = 0; round < 2; round++) {
          const element = await renderEmpty((fresh) => {
            for (const { name, invalid } of tested) fresh.setAttribute(toKebabCase(name), invalid);
          });
          for (const { name, attribute } of tested)
            expect(element[name], name).to.deep.equal(attribute.defaultValue);
        }
      });
      const expected = tested.map(({ name }) => `${tag}: ${toKebabCase(name)}=`);
      for (const start of expected)
        expect(
          output.filter((line) => line.startsWith(start)),
          start,
        ).to.have.length(1);
    });

    it('treats an empty value as unset', async () => {
      const element = await renderEmpty((fresh) => {
        for (const [name, { kind }] of options)
          if (kind !== 'flag') fresh.setAttribute(toKebabCase(name), '');
      });
      for (const [name, { kind, defaultValue }] of options)
        if (kind !== 'flag') expect(element[name], name).to.deep.equal(defaultValue);
    });
  });
}

function jsonChild(value: unknown): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = JSON.stringify(value);
  return script;
}
