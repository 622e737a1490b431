// Tests the control that each type of attribute gets, and its initial value.
import { describe, expect, it } from 'vitest';
import { controlFor, controlMarkup, plainDefault, readAttributes } from './controls';
import { highlightHtml } from './highlight';

const entry = (type: string, initial = '', name = 'design') => ({
  name,
  property: name,
  type,
  initial,
  description: '',
});

describe('controlFor', () => {
  it('creates a select for choices, a checkbox for flags, and inputs for numbers and text', () => {
    expect(controlFor(entry(`'grid' | 'list'`, `'grid'`))).toEqual({
      kind: 'choice',
      words: ['grid', 'list'],
    });
    expect(controlFor(entry('boolean', 'false'))).toEqual({ kind: 'flag' });
    expect(controlFor(entry('number'))).toEqual({ kind: 'number' });
    expect(controlFor(entry('string'))).toEqual({ kind: 'text' });
  });

  it('allows choices and flags without a default to be unset', () => {
    expect(controlFor(entry(`'grid' | 'list'`))).toEqual({ kind: 'choice', words: ['', 'grid', 'list'] });
    expect(controlFor(entry('boolean'))).toEqual({ kind: 'choice', words: ['', 'true', 'false'] });
  });

  it('creates none for structured values and bulk options', () => {
    expect(controlFor(entry('unknown'))).toBeUndefined();
    expect(controlFor(entry('string', '', 'options'))).toBeUndefined();
  });
});

describe('controlMarkup', () => {
  it('shows the value of the live element, or the default', () => {
    expect(controlMarkup(entry(`'grid' | 'list'`, `'grid'`), { design: 'LIST' })).toContain(
      '<option selected>list',
    );
    expect(controlMarkup(entry('number', '3'), {})).toContain('value="3"');
    expect(controlMarkup(entry('boolean', 'true'), {})).toContain(' checked');
    expect(controlMarkup(entry('boolean', 'true'), { design: 'false' })).not.toContain(' checked');
    expect(controlMarkup(entry('boolean', 'false'), { design: '' })).toContain(' checked');
  });
});

it('reads defaults without quotes', () => {
  expect(plainDefault(entry('string', `'it\\'s'`))).toBe(`it's`);
  expect(plainDefault(entry('number | null', 'null'))).toBe('');
});

it('reads attributes from the first tag only', () => {
  expect(readAttributes('<site-x loop\n  label="a b"><img alt="c"></site-x>')).toEqual({
    loop: '',
    label: 'a b',
  });
  expect(readAttributes(`<site-x error='{"a":"b c"}' product="N"></site-x>`)).toEqual({
    error: '{"a":"b c"}',
    product: 'N',
  });
});

it('preserves and escapes code', () => {
  const html = highlightHtml('<a href="/x?a&b" hidden>2 < 3</a>');
  expect(html.replace(/<\/?span[^>]*>/g, '')).toBe(
    '&lt;a href=&quot;/x?a&amp;b&quot; hidden&gt;2 &lt; 3&lt;/a&gt;',
  );
  expect(html).toContain('<span class="a">hidden</span>');
});
