// Does each type of attribute get the knob it needs, standing where the live element stands?
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
  it('offers the words of a choice, a box for a flag, fields for numbers and text', () => {
    expect(knobFor(entry(`'grid' | 'list'`, `'grid'`))).toEqual({ kind: 'choice', words: ['grid', 'list'] });
    expect(knobFor(entry('boolean', 'false'))).toEqual({ kind: 'flag' });
    expect(knobFor(entry('number'))).toEqual({ kind: 'number' });
    expect(knobFor(entry('string'))).toEqual({ kind: 'text' });
  });

  it('lets a choice and a flag without a default be unset', () => {
    expect(knobFor(entry(`'grid' | 'list'`))).toEqual({ kind: 'choice', words: ['', 'grid', 'list'] });
    expect(knobFor(entry('boolean'))).toEqual({ kind: 'choice', words: ['', 'true', 'false'] });
  });

  it('has none for structured values and for bulk options', () => {
    expect(knobFor(entry('unknown'))).toBeUndefined();
    expect(knobFor(entry('string', '', 'options'))).toBeUndefined();
  });
});

describe('knobMarkup', () => {
  it('shows what the live element says, else the default', () => {
    expect(knobMarkup(entry(`'grid' | 'list'`, `'grid'`), { design: 'LIST' })).toContain(
      '<option selected>list',
    );
    expect(knobMarkup(entry('number', '3'), {})).toContain('value="3"');
    expect(knobMarkup(entry('boolean', 'true'), {})).toContain(' checked');
    expect(knobMarkup(entry('boolean', 'true'), { design: 'false' })).not.toContain(' checked');
    expect(knobMarkup(entry('boolean', 'false'), { design: '' })).toContain(' checked');
  });
});

it('defaults are written without their quotes', () => {
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

it('code keeps its text and is escaped', () => {
  const html = highlightHtml('<a href="/x?a&b" hidden>2 < 3</a>');
  expect(html.replace(/<\/?span[^>]*>/g, '')).toBe(
    '&lt;a href=&quot;/x?a&amp;b&quot; hidden&gt;2 &lt; 3&lt;/a&gt;',
  );
  expect(html).toContain('<span class="a">hidden</span>');
});
