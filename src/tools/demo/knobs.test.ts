// Tests the control that each type of attribute gets, and its initial value.
import { describe, expect, it } from 'vitest';
import { highlightHtml } from './highlight';
import { attributesOf, knobFor, knobMarkup, plainDefault } from './knobs';

const entry = (type: string, initial = '', name = 'design') => ({
  name,
  property: name,
  type,
  initial,
  description: '',
});

describe('knobFor', () => {
  it('creates a select for choices, a checkbox for flags, and inputs for numbers and text', () => {
    expect(knobFor(entry(`'grid' | 'list'`, `'grid'`))).toEqual({ kind: 'choice', words: ['grid', 'list'] });
    expect(knobFor(entry('boolean', 'false'))).toEqual({ kind: 'flag' });
    expect(knobFor(entry('number'))).toEqual({ kind: 'number' });
    expect(knobFor(entry('string'))).toEqual({ kind: 'text' });
  });

  it('allows choices and flags without a default to be unset', () => {
    expect(knobFor(entry(`'grid' | 'list'`))).toEqual({ kind: 'choice', words: ['', 'grid', 'list'] });
    expect(knobFor(entry('boolean'))).toEqual({ kind: 'choice', words: ['', 'true', 'false'] });
  });

  it('creates none for structured values and bulk options', () => {
    expect(knobFor(entry('unknown'))).toBeUndefined();
    expect(knobFor(entry('string', '', 'options'))).toBeUndefined();
  });
});

describe('knobMarkup', () => {
  it('shows the value of the live element, or the default', () => {
    expect(knobMarkup(entry(`'grid' | 'list'`, `'grid'`), { design: 'LIST' })).toContain(
      '<option selected>list',
    );
    expect(knobMarkup(entry('number', '3'), {})).toContain('value="3"');
    expect(knobMarkup(entry('boolean', 'true'), {})).toContain(' checked');
    expect(knobMarkup(entry('boolean', 'true'), { design: 'false' })).not.toContain(' checked');
    expect(knobMarkup(entry('boolean', 'false'), { design: '' })).toContain(' checked');
  });
});

it('defaults are written without quotes', () => {
  expect(plainDefault(entry('string', `'it\\'s'`))).toBe(`it's`);
  expect(plainDefault(entry('number | null', 'null'))).toBe('');
});

it('attributes are read from the first tag only', () => {
  expect(attributesOf('<site-x loop\n  label="a b"><img alt="c"></site-x>')).toEqual({
    loop: '',
    label: 'a b',
  });
  expect(attributesOf(`<site-x error='{"a":"b c"}' product="N"></site-x>`)).toEqual({
    error: '{"a":"b c"}',
    product: 'N',
  });
});

it('code is preserved and escaped', () => {
  const html = highlightHtml('<a href="/x?a&b" hidden>2 < 3</a>');
  expect(html.replace(/<\/?span[^>]*>/g, '')).toBe(
    '&lt;a href=&quot;/x?a&amp;b&quot; hidden&gt;2 &lt; 3&lt;/a&gt;',
  );
  expect(html).toContain('<span class="a">hidden</span>');
});
