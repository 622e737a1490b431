// Tests that everything in a contract is in the manifest, the editor data and the types.
import { describe, expect, it } from 'vitest';
import { choice, flag, json, number, text, withAliases } from '../../kit/contract/attributes';
import { contract, event, method, property, readonlyProperty } from '../../kit/contract/contract';
import { toManifest } from './custom-elements.mjs';
import { detailTypes } from './detail-types.mjs';
import { outputs } from './outputs.mjs';

const SOURCE = {
  path: 'src/blocks/probe/probe.contract.ts',
  text: `
    import type { Reason } from './probe.model';
    import type { Values } from '../../core/wire/form';
    /** A move. */
    export interface Move {
      /** From 0. */
      readonly index: number; // the new one
      readonly reason: Reason;
    }
    export const probe = contract({ events: {
      'site-probe-move': event<Move>('It moved.'),
      'site-probe-send-request': event<{ values: Values; reasons: Reason[] }>('It sends.'),
      'site-probe-end': event('It ended.'),
    }, members: {
      seek: method<(to: number, options?: { fast: boolean; why: Reason }) => Promise<void>>('Goes there.'),
      rate: property<number>('How fast.'),
      running: readonlyProperty<boolean>('Does it run?'),
    } });`,
};
const MODULES: Record<string, string> = {
  'src/blocks/probe/probe.model': `export type Reason = 'key' | 'click';`,
  'src/core/wire/form': `export type Values = v.InferOutput<typeof ValuesSchema>;`,
};
const details = detailTypes(SOURCE, (path) =>
  path in MODULES ? { path: `${path}.ts`, text: MODULES[path]! } : undefined,
);

const probe = contract({
  tag: 'site-probe',
  description: 'Probes.',
  kind: 'react',
  loading: { strategy: () => 'eager' },
  attributes: {
    design: choice(['grid', 'list'], 'grid', 'The layout.'),
    perRow: withAliases(['imagesPerRow'], number(3, 'How many.')),
    lightbox: flag(false, 'Opens it.'),
    label: text("it's", 'Its name.'),
    items: json([], 'What it shows.', { expects: 'a list', accept: () => [] }),
  },
  events: {
    'site-probe-move': event<object>('It moved.'),
    'site-probe-send-request': event<object>('It sends.'),
    'site-probe-end': event('It ended.'),
  },
  members: {
    seek: method('Goes there.'),
    rate: property('How fast.'),
    running: readonlyProperty('Does it run?'),
  },
  slots: { '': 'Content.', caption: 'Its caption.' },
  parts: { base: 'All of it.' },
  cssProperties: { '--site-probe-gap': 'Space between.' },
});
const names = {
  design: 'design',
  perRow: 'per-row',
  lightbox: 'lightbox',
  label: 'label',
  items: 'data-items',
};
const element = { contract: probe, details, attributes: names, block: 'probe', contractName: 'probe' };
const declaration = toManifest([element]).modules[0]!.declarations![0] as unknown as Record<
  string,
  { name: string; description?: string; type?: { text: string }; default?: string }[]
>;
const entry = (list: string, name: string) => declaration[list]!.find((one) => one.name === name);

describe('detail types', () => {
  it('are expanded on one line without comments', () => {
    expect(details['site-probe-move']).toEqual({
      text: `{ readonly index: number; readonly reason: 'key' | 'click' }`,
      imports: {},
    });
  });

  it('keep parentheses around a union that replaces a name', () => {
    expect(details['site-probe-send-request']?.text).toBe(`{ values: Values; reasons: ('key' | 'click')[] }`);
  });

  it('keep the name of a computed type with its module', () => {
    expect(details['site-probe-send-request']?.imports).toEqual({ Values: 'src/core/wire/form.ts' });
  });

  it('are undefined for an event without detail', () => {
    expect(details['site-probe-end']?.text).toBe('undefined');
  });
});

describe('custom-elements.json', () => {
  it.each([
    ['design', `'grid' | 'list'`, `'grid'`],
    ['per-row', 'number', '3'],
    ['lightbox', 'boolean', 'false'],
    ['label', 'string', `'it\\'s'`],
    ['data-items', 'unknown', '[]'],
  ])('has the attribute %s with type %s and default %s', (name, type, initial) => {
    expect(entry('attributes', name)).toMatchObject({ type: { text: type }, default: initial });
  });

  it('lists aliases and the attribute `options`', () => {
    expect(entry('attributes', 'per-row')?.description).toBe('How many. Also written `images-per-row`.');
    expect(entry('attributes', 'options')).toBeDefined();
  });

  it('has properties, events, slots, parts and custom properties', () => {
    expect(entry('members', 'perRow')).toMatchObject({ kind: 'field', attribute: 'per-row' });
    expect(entry('events', 'site-probe-move')?.type?.text).toBe(
      `CustomEvent<{ readonly index: number; readonly reason: 'key' | 'click' }>`,
    );
    expect(entry('events', 'site-probe-send-request')).toMatchObject({
      description: 'It sends. Cancelable.',
      type: { references: [{ name: 'Values', module: 'src/core/wire/form.ts', start: 22, end: 28 }] },
    });
    expect(declaration.slots).toEqual([
      { name: '', description: 'Content.' },
      { name: 'caption', description: 'Its caption.' },
    ]);
    expect(declaration.cssParts).toEqual([{ name: 'base', description: 'All of it.' }]);
    expect(declaration.cssProperties).toEqual([{ name: '--site-probe-gap', description: 'Space between.' }]);
  });
});

describe('members of an element', () => {
  it('are in the manifest with their types', () => {
    expect(entry('members', 'seek')).toMatchObject({
      kind: 'method',
      description: 'Goes there.',
      parameters: [
        { name: 'to', type: { text: 'number' } },
        { name: 'options', type: { text: `{ fast: boolean; why: 'key' | 'click' }` }, optional: true },
      ],
      return: { type: { text: 'Promise<void>' } },
    });
    expect(entry('members', 'rate')).toMatchObject({ kind: 'field', type: { text: 'number' } });
    expect(entry('members', 'running')).toMatchObject({ kind: 'field', readonly: true });
  });

  it('are typed for the DOM', () => {
    const types = outputs([element], {}, { name: 'site-elements', version: '1.2.3' })[
      'src/editors/elements.d.ts'
    ];
    expect(types).toContain(
      `  seek(to: number, options?: { fast: boolean; why: 'key' | 'click' }): Promise<void>;`,
    );
    expect(types).toContain('  rate: number;\n');
    expect(types).toContain('  readonly running: boolean;\n');
  });
});

describe('editor data and JSX', () => {
  const files = outputs([element], {}, { name: 'site-elements', version: '1.2.3' });

  it('lists tags, attributes and keywords for VS Code', () => {
    const [tag] = JSON.parse(files['src/editors/vscode.html-custom-data.json']!).tags;
    expect(tag.name).toBe('site-probe');
    expect(tag.attributes.find((one: { name: string }) => one.name === 'design').values).toEqual([
      { name: 'grid' },
      { name: 'list' },
    ]);
    expect(tag.description).not.toContain('undefined');
  });

  it('lists them for JetBrains', () => {
    const types = JSON.parse(files['src/editors/web-types.json']!);
    expect(types).toMatchObject({ name: 'site-elements', version: '1.2.3' });
    expect(types.contributions.html.elements[0].name).toBe('site-probe');
  });

  it('types elements and events for the DOM', () => {
    const types = files['src/editors/elements.d.ts'];
    expect(types).toContain('export interface SiteProbe extends HTMLElement {');
    expect(types).toContain("  design: 'grid' | 'list';");
    expect(types).toContain("    'site-probe': SiteProbe;");
    expect(types).toMatch(/'site-probe-move': CustomEvent<\{ readonly index: number/);
  });

  it('types options by both names and events for React 19', () => {
    const jsx = files['src/editors/jsx.d.ts']!;
    expect(jsx).toContain(`  perRow?: number | undefined;\n`);
    expect(jsx).toContain(`  'per-row'?: number | string | undefined;\n`);
    expect(jsx).toContain(`  'onsite-probe-end'?: ((event: CustomEvent<undefined>) => void) | undefined;\n`);
    expect(jsx).toContain(`import type { Values } from '../core/wire/form';\n`);
    expect(jsx).toContain(`      'site-probe': Props<'site-probe', SiteProbeProps>;\n`);
  });
});
