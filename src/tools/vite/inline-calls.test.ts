import { expect, it } from 'vitest';
import { calls } from '../../core/calls';
import { withInlinedCalls } from './inline-calls.mjs';

it.each(Object.entries(calls))('inlines the path and method of %s', (name, { method, path }) => {
  expect(withInlinedCalls(`calls.${name}.path; calls.${name}.method`)).toBe(
    `${JSON.stringify(path)}; ${JSON.stringify(method)}`,
  );
  expect(withInlinedCalls(`ask(calls.${name})`)).toBe(`ask(${JSON.stringify({ method, path })})`);
});

it('ignores other members', () => {
  expect(withInlinedCalls('services.calls.recording.id()')).toBe('services.calls.recording.id()');
});
