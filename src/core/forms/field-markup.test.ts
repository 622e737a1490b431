import { describe, expect, it } from 'vitest';
import { type MarkupNode, renderHtml } from '../markup/markup';
import { controlMessages } from '../messages/control-messages';
import { FIELD_TYPES } from '../wire/field-types';
import type { FieldType, FormField } from '../wire/form';
import { createFieldMarkup, toControlId } from './field-markup';

const field = (type: FieldType, more: Partial<FormField> = {}): FormField => ({
  id: 'f',
  type,
  title: 'Field',
  required: false,
  ...more,
});

function* nodes(tree: MarkupNode): Generator<MarkupNode> {
  yield tree;
  for (const child of tree.children) if (typeof child === 'object') yield* nodes(child);
}
const all = (tree: MarkupNode, tag: RegExp) =>
  [...nodes(tree)].filter(({ tag: nodeTag }) => tag.test(nodeTag));
const CONTROL = /^(input|select|textarea)$/;
const full: Partial<FormField> = {
  description: 'About it',
  required: true,
  options: ['One', 'Two'],
  questions: ['Tea?', 'Milk?'],
  showCountryCode: true,
  currencySymbol: '€',
};
/** Name of each control, with the value of one attribute. */
const listed = (tree: MarkupNode, attribute: string) =>
  all(tree, CONTROL).map(({ attributes }) => [attributes.name, attributes[attribute]]);

describe('createFieldMarkup', () => {
  it.each(FIELD_TYPES)('gives the controls of %s names, unique ids and labels', (type) => {
    const tree = createFieldMarkup(field(type, full), { idPrefix: 'c-' });
    const controls = all(tree, CONTROL);
    const ids = [...nodes(tree)].map(({ attributes }) => attributes.id).filter(Boolean);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => String(id).startsWith('c-f'))).toBe(true);
    expect(controls.length).toBe(type === 'section' ? 0 : Math.max(1, controls.length));
    if (type === 'section' || type === 'hidden') return;
    for (const { attributes } of controls) {
      expect(String(attributes.name)).toMatch(/^f($|\[)/);
      const labels = all(tree, /^label$/);
      const named = labels.some(
        (label) =>
          label.attributes.for === attributes.id ||
          [...nodes(label)].some((inner) => inner.attributes === attributes),
      );
      expect(named).toBe(true);
    }
  });

  it.each(FIELD_TYPES.filter((type) => type !== 'hidden'))(
    'links the controls of %s to their description',
    (type) => {
      const html = renderHtml(createFieldMarkup(field(type, full)));
      expect(html).toContain('<p id="f-description" class="description">About it</p>');
      if (type !== 'section') expect(html).toMatch(/aria-describedby="f-description[ "]/);
    },
  );

  it('sets autofill tokens and input modes', () => {
    expect(listed(createFieldMarkup(field('name')), 'autocomplete')).toEqual([
      ['f[First]', 'given-name'],
      ['f[Last]', 'family-name'],
    ]);
    expect(listed(createFieldMarkup(field('address')), 'autocomplete').map(([, token]) => token)).toEqual([
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
      'postal-code',
      'country-name',
    ]);
    expect(listed(createFieldMarkup(field('email')), 'autocomplete')).toEqual([['f', 'email']]);
    expect(listed(createFieldMarkup(field('website')), 'inputmode')).toEqual([['f', 'url']]);
    expect(listed(createFieldMarkup(field('currency')), 'inputmode')).toEqual([['f', 'decimal']]);
    expect(
      listed(createFieldMarkup(field('text', { autocomplete: 'organization' })), 'autocomplete'),
    ).toEqual([['f', 'organization']]);
    expect(listed(createFieldMarkup(field('date', { autocomplete: 'bday' })), 'autocomplete')).toEqual([
      ['f[Month]', 'bday-month'],
      ['f[Day]', 'bday-day'],
      ['f[Year]', 'bday-year'],
    ]);
  });

  it('renders the country code of a phone number only if enabled [FRM-027]', () => {
    const parts = (showCountryCode: boolean) =>
      listed(createFieldMarkup(field('phone', { showCountryCode })), 'autocomplete');
    expect(parts(false).map(([name]) => name)).toEqual(['f[Areacode]', 'f[Prefix]', 'f[Line]']);
    expect(parts(true)[0]).toEqual(['f[Country]', 'tel-country-code']);
  });

  it('renders the currency symbol [FRM-025]', () => {
    const html = renderHtml(createFieldMarkup(field('currency', { currencySymbol: '€' })));
    expect(html).toContain('<span id="f-symbol">€</span>');
    expect(html).toContain('aria-describedby="f-symbol"');
  });

  it('marks an underlined section [FRM-028]', () => {
    expect(renderHtml(createFieldMarkup(field('section', { underline: true })))).toContain('data-underline');
    expect(renderHtml(createFieldMarkup(field('section')))).not.toContain('data-underline');
  });

  it('renders key and default value of a hidden field [FRM-030]', () => {
    expect(renderHtml(createFieldMarkup(field('hidden', { key: 'from', value: 'web' })))).toBe(
      '<input type="hidden" id="f" name="f" value="web" data-key="from">',
    );
  });

  it('renders a radio group for each Likert question, from strongly disagree to strongly agree [FRM-038]', () => {
    const tree = createFieldMarkup(field('likert', { questions: ['Tea?'] }));
    expect(listed(tree, 'value')).toEqual(['-2', '-1', '0', '1', '2'].map((value) => ['f[Tea?]', value]));
    expect(renderHtml(tree)).toContain('role="radiogroup"');
    expect(renderHtml(tree)).toMatch(/value="-2"[^>]*> Strongly disagree<.*value="2"[^>]*> Strongly agree</);
  });

  it('orders the parts of a date by locale convention and labels each part', () => {
    const tree = createFieldMarkup(field('date', { dateOrder: 'dmy' }), { value: ['2', '31', '2024'] });
    expect(listed(tree, 'value')).toEqual([
      ['f[Day]', '31'],
      ['f[Month]', '2'],
      ['f[Year]', '2024'],
    ]);
  });

  it('marks only the parts as required that the field type requires', () => {
    const required = (type: FieldType, more: Partial<FormField> = {}) =>
      listed(createFieldMarkup(field(type, { ...full, ...more })), 'required')
        .filter(([, isRequired]) => isRequired)
        .map(([name]) => name);
    expect(required('address')).toEqual(['f[Line1]', 'f[City]']);
    expect(required('time')).toEqual(['f[Hour]']);
    expect(required('radio')).toEqual(['f', 'f']);
    // Browsers would require every checkbox to be checked.
    expect(required('checkbox')).toEqual([]);
    expect(required('checkbox', { options: ['I agree'] })).toEqual(['f']);
    expect(renderHtml(createFieldMarkup(field('checkbox', full)))).toContain('(required)');
    expect(renderHtml(createFieldMarkup(field('text', full)))).not.toContain('(required)');
  });

  it('renders submitted values, except passwords', () => {
    const html = (type: FieldType, value: string | string[] | Record<string, string[]>) =>
      renderHtml(createFieldMarkup(field(type, full), { value }));
    expect(html('text', 'a "b"')).toContain('value="a &quot;b&quot;"');
    expect(html('password', 'secret')).not.toContain('secret');
    expect(html('select', 'Two')).toContain('<option value="Two" selected>');
    expect(html('checkbox', ['One'])).toMatch(/value="One" checked/);
    expect(html('likert', { 'Milk?': ['Two'] })).toMatch(/name="f\[Milk\?\]" value="Two"[^>]* checked/);
    expect(html('time', ['9', '', '', 'pm'])).toContain('<option value="PM" selected>');
    expect(html('textarea', '\n\n</textarea>')).toContain('>\n\n\n&lt;/textarea&gt;</textarea>');
  });

  it('renders the error above the title [FRM-048]', () => {
    const html = renderHtml(createFieldMarkup(field('email'), { error: 'No.', value: 'x' }));
    expect(html).toMatch(/<p id="f-error" class="error">No\.<\/p><label/);
    expect(html).toContain('aria-invalid="true" aria-describedby="f-error"');
    expect(renderHtml(createFieldMarkup(field('name'), { error: 'No.' }))).toMatch(
      /No\.<\/p><fieldset[^>]*aria-describedby="f-error"/,
    );
  });

  it('uses custom messages', () => {
    const messages = { ...controlMessages, nameFirst: 'Vorname', requiredMark: '(Pflicht)' };
    const html = renderHtml(createFieldMarkup(field('name', { required: true }), { messages }));
    expect(html).toContain('Vorname');
    expect(html).toContain('(Pflicht)');
  });

  it('escapes all text of the definition', () => {
    const hostile = `"><script>alert(1)</script>'`;
    for (const type of FIELD_TYPES) {
      const html = renderHtml(
        createFieldMarkup(
          {
            ...field(type, full),
            id: hostile,
            title: hostile,
            description: hostile,
            placeholder: hostile,
            options: [hostile],
            questions: [hostile],
            currencySymbol: hostile,
            value: hostile,
          },
          { error: hostile },
        ),
      );
      expect(html).not.toContain('<script');
      expect(html).not.toContain(`"${hostile}`);
    }
  });
});

describe('toControlId', () => {
  it('replaces characters that are not allowed in id lists', () => {
    expect(toControlId('c-', 'a b')).toBe('c-a_20_b');
    expect(toControlId('', 'yui_3-1')).toBe('yui_3-1');
  });
});
