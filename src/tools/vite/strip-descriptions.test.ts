import { expect, it } from 'vitest';
import { withoutDescriptions } from './strip-descriptions.mjs';

const source = `
import { loading } from './probe.loading';
import { choice, contract, event, flag } from '../../kit/contract/contract';
export const probe = contract({
  tag: 'site-probe',
  description: 'Probes.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  dependencies: ['site-other'],
  attributes: {
    design: choice(['grid', 'list'], 'grid', 'The layout.', { tiles: 'grid' }),
    loop: flag(false, 'Starts over.'),
  },
  events: { 'site-probe-change': event<{ index: number }>('It changed.') },
  slots: { '': 'The slides.' },
  parts: { base: 'All of it.' },
  cssProperties: { '--site-probe-gap': 'Space between.' },
});
`;

it('removes documentation, and keeps the fields that the element reads', () => {
  const stripped = withoutDescriptions(source, 'probe.contract.ts');
  for (const description of ['Probes.', 'layout', 'Starts', 'It changed', 'slides', 'All of', 'Space'])
    expect(stripped).not.toContain(description);
  expect(stripped).toContain("choice(['grid', 'list'], 'grid', '', { tiles: 'grid' })");
  expect(stripped).not.toMatch(/kind|loading|dependencies|events|slots|parts|cssProperties/);
  expect(stripped).not.toContain('probe.loading');
  expect(stripped).toContain('flag(false)');
});

it('keeps the fields for views in contracts of elements with a view', () => {
  const stripped = withoutDescriptions(
    source.replace("kind: 'behavior'", "kind: 'react'"),
    'probe.contract.ts',
  );
  expect(stripped).toContain("root: 'light',\n  jsonChild: 'content',");
  expect(withoutDescriptions(source, 'probe.contract.ts')).not.toMatch(/root|jsonChild/);
});

it('removes the descriptions that the helpers return', () => {
  const helpers = `
    export const event = (description: string) => ({ description });
    export const method = (description: string) => ({ kind: 'method', description });
    export const text = (defaultValue: string, description: string) => ({ defaultValue, description, aliases: [] });`;
  expect(withoutDescriptions(helpers, 'contract.ts')).not.toMatch(/description(?!:)/);
});
