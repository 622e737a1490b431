// Tests the attributes written by the playground controls.
import { describe, expect, it } from 'vitest';
import { wantedAttributes, withAttributes } from './attributes';

const flag = (value: string, initial: string) => ({ name: 'loop', kind: 'flag' as const, value, initial });
const text = (value: string, initial: string) => ({ name: 'label', kind: 'value' as const, value, initial });

describe('wantedAttributes', () => {
  it('omits default values', () => {
    expect(wantedAttributes([flag('false', 'false'), text('Gallery', 'Gallery')]).size).toBe(0);
  });

  it('writes an enabled flag as an empty attribute, and a disabled flag that is on by default as false', () => {
    expect(wantedAttributes([flag('true', 'false')]).get('loop')).toBe('');
    expect(wantedAttributes([flag('false', 'true')]).get('loop')).toBe('false');
  });

  it('omits an attribute with an empty text', () => {
    expect(wantedAttributes([text('', 'Gallery')]).size).toBe(0);
  });
});

describe('withAttributes', () => {
  it('changes the first tag only and keeps attributes without a control', () => {
    const markup = '<site-x design="grid" id="a">\n  <img alt="">\n</site-x>';
    const next = withAttributes(markup, new Map([['design', 'a "b" & c']]), new Map([['id', 'a']]));
    expect(next).toBe('<site-x id="a" design="a &quot;b&quot; &amp; c">\n  <img alt="">\n</site-x>');
  });

  it('writes JSON in single quotes, without escaping', () => {
    const markup = `<site-x error='{"kind":"network"}'></site-x>`;
    const next = withAttributes(markup, new Map([['open', '']]), new Map([['error', '{"kind":"network"}']]));
    expect(next).toBe(`<site-x error='{"kind":"network"}' open></site-x>`);
  });
});
