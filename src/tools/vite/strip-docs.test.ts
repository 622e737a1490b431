import { expect, it } from 'vitest';
import { withoutSentences } from './strip-docs.mjs';

const source = `
import { loading } from './probe.loading';
import { choice, contract, event, flag } from '../../kit/contract/contract';
export const probe = contract({
  tag: 'site-probe',
  description: 'Probes.',
  loading,
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

it('cuts every sentence and keeps what the element needs', () => {
  const stripped = withoutSentences(source, 'probe.contract.ts');
  for (const sentence of ['Probes.', 'layout', 'Starts', 'It changed', 'slides', 'All of', 'Space'])
    expect(stripped).not.toContain(sentence);
  expect(stripped).toContain("choice(['grid', 'list'], 'grid', '', { tiles: 'grid' })");
  expect(stripped).toContain('loading: undefined');
  expect(stripped).not.toContain('probe.loading');
  expect(stripped).toContain("flag(false, '')");
  expect(stripped).toContain("event<{ index: number }>('')");
});
