import { describe, expect, it } from 'vitest';
import { controlMessages } from '../messages';
import { FIELD_TYPES } from '../wire/field-types';
import type { FieldType, FormField } from '../wire/form';
import { createFieldMarkup, toControlId } from './field-markup';
import { type MarkupNode, renderHtml } from './markup';

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
const all = (tree: MarkupNode, tag: RegExp) => [...nodes(tree)].filter(({ tag: own }) => tag.test(own));
const CONTROL = /^(input|select|textarea)$/;
const full: Partial<FormField> = {
  description: 'About it',
  required: true,
  options: ['One', 'Two'],
  questions: ['Tea?', 'Milk?'],
  showCountryCode: true,
  currencySymbol: '€',
};
/** Name and one attribute of each control. */
const listed = (tree: MarkupNode, attribute: string) =>
  all(tree, CONTROL).map(({ attributes }) => [attributes.name, attributes[attribute]]);

describe('the controls of a field', () => {
  it.each(FIELD_TYPES)('%s have names, ids of their own and labels', (type) => {
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

  it.each(FIELD_TYPES.filter((type) => type !== 'hidden'))('%s are described', (type) => {
    const html = renderHtml(createFieldMarkup(field(type, full)));
    expect(html).toContain('<p id="f-about" class="description">About it</p>');
    if (type !== 'section') expect(html).toMatch(/aria-describedby="f-about[ "]/);
  });

  it('say to browsers what they are for', () => {
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

  it('of a phone number have a country code only where it is asked for [FRM-027]', () => {
    const parts = (showCountryCode: boolean) =>
      listed(createFieldMarkup(field('phone', { showCountryCode })), 'autocomplete');
    expect(parts(false).map(([name]) => name)).toEqual(['f[Areacode]', 'f[Prefix]', 'f[Line]']);
    expect(parts(true)[0]).toEqual(['f[Country]', 'tel-country-code']);
  });

  it('of a currency carry its symbol [FRM-025]', () => {
    const html = renderHtml(createFieldMarkup(field('currency', { currencySymbol: '€' })));
    expect(html).toContain('<span id="f-symbol">€</span>');
    expect(html).toContain('aria-describedby="f-symbol"');
  });

  it('of a section may be underlined [FRM-028]', () => {
    expect(renderHtml(createFieldMarkup(field('section', { underline: true })))).toContain('data-underline');
    expect(renderHtml(createFieldMarkup(field('section')))).not.toContain('data-underline');
  });

  it('of a hidden field know their key and default [FRM-030]', () => {
    expect(renderHtml(createFieldMarkup(field('hidden', { key: 'from', value: 'web' })))).toBe(
      '<input type="hidden" id="f" name="f" value="web" data-key="from">',
    );
  });

  it('of a likert are a group for each question, from strongly disagree to strongly agree [FRM-038]', () => {
    const tree = createFieldMarkup(field('likert', { questions: ['Tea?'] }));
    expect(listed(tree, 'value')).toEqual(['-2', '-1', '0', '1', '2'].map((value) => ['f[Tea?]', value]));
    expect(renderHtml(tree)).toContain('role="radiogroup"');
    expect(renderHtml(tree)).toMatch(/value="-2"[^>]*> Strongly disagree<.*value="2"[^>]*> Strongly agree</);
  });

  it('ask for a date in the order of the place, and name each part', () => {
    const tree = createFieldMarkup(field('date', { dateOrder: 'dmy' }), { value: ['2', '31', '2024'] });
    expect(listed(tree, 'value')).toEqual([
      ['f[Day]', '31'],
      ['f[Month]', '2'],
      ['f[Year]', '2024'],
    ]);
  });

  it('are required as far as a field of their kind is', () => {
    const required = (type: FieldType, more: Partial<FormField> = {}) =>
      listed(createFieldMarkup(field(type, { ...full, ...more })), 'required')
        .filter(([, is]) => is)
        .map(([name]) => name);
    expect(required('address')).toEqual(['f[Line1]', 'f[City]']);
    expect(required('time')).toEqual(['f[Hour]']);
    expect(required('radio')).toEqual(['f', 'f']);
    // A browser would ask for every box.
    expect(required('checkbox')).toEqual([]);
    expect(required('checkbox', { options: ['I agree'] })).toEqual(['f']);
    expect(renderHtml(createFieldMarkup(field('checkbox', full)))).toContain('(required)');
    expect(renderHtml(createFieldMarkup(field('text', full)))).not.toContain('(required)');
  });

  it('show what was entered, but no password', () => {
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

  it('say what is wrong above the title [FRM-048]', () => {
    const html = renderHtml(createFieldMarkup(field('email'), { problem: 'No.', value: 'x' }));
    expect(html).toMatch(/<p id="f-problem" class="wrong">No\.<\/p><label/);
    expect(html).toContain('aria-invalid="true" aria-describedby="f-problem"');
    expect(renderHtml(createFieldMarkup(field('name'), { problem: 'No.' }))).toMatch(
      /No\.<\/p><fieldset[^>]*aria-describedby="f-problem"/,
    );
  });

  it('speak the words of the page', () => {
    const texts = { ...controlMessages, nameFirst: 'Vorname', requiredMark: '(Pflicht)' };
    const html = renderHtml(createFieldMarkup(field('name', { required: true }), { texts }));
    expect(html).toContain('Vorname');
    expect(html).toContain('(Pflicht)');
  });

  it('stay text whatever the owner writes', () => {
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
          { problem: hostile },
        ),
      );
      expect(html).not.toContain('<script');
      expect(html).not.toContain(`"${hostile}`);
    }
  });
});

describe('an id', () => {
  it('is a word of a list, and another one for another field', () => {
    expect(toControlId('c-', 'a b')).toBe('c-a_20_b');
    expect(toControlId('', 'yui_3-1')).toBe('yui_3-1');
  });
});
