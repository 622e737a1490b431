// Tests that console output fails a Node test.
import { expect, it, vi } from 'vitest';

it.fails('fails a test that prints a warning', () => {
  console.warn('careful');
});

it('passes a test with a spy', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  console.warn('expected');
  expect(warn).toHaveBeenCalledWith('expected');
  warn.mockRestore();
});
