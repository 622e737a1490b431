import { describe, expect, it, vi } from 'vitest';
import { parsePageMessages } from './page-messages';

const read = (json: string) => {
  const warn = vi.fn();
  const groups = Object.fromEntries(
    [...parsePageMessages(json, warn)].map(([group, texts]) => [group, { ...texts }]),
  );
  return { groups, warnings: warn.mock.calls.flat() };
};

describe('custom messages', () => {
  it('are looked up by key, per element or service [I18-005]', () => {
    const json = '{"site-form.required":"Fehlt.","site-form.submit":"Senden","cart.offline":"Kein Netz"}';
    expect(read(json)).toEqual({
      groups: { 'site-form': { required: 'Fehlt.', submit: 'Senden' }, cart: { offline: 'Kein Netz' } },
      warnings: [],
    });
  });

  it('ignore values that are not strings and unknown keys', () => {
    expect(read('{"a.b":1,"a.c":null,"a.d":" ","plain":"x",".x":"y","__proto__.z":"k"}').groups).toEqual({
      ['__proto__']: { z: 'k' },
    });
    expect(({} as Record<string, unknown>).z).toBeUndefined();
  });

  it.each(['[1]', '"x"', 'null'])('warn about %s, which is not an object', (json) => {
    expect(read(json)).toEqual({
      groups: {},
      warnings: ['data-site-messages: the content is not a JSON object; using the English messages.'],
    });
  });

  it('warn once about invalid JSON and fall back to English', () => {
    expect(read('{')).toMatchObject({ groups: {} });
    expect(read('{').warnings).toHaveLength(1);
    expect(read('')).toEqual({ groups: {}, warnings: [] });
  });
});
