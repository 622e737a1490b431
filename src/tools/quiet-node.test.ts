// Does a Node test that speaks really fail?
import { expect, it, vi } from 'vitest';

it.fails('a test that warns fails', () => {
  console.warn('careful');
});

it('a test with a spy passes', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  console.warn('expected');
  expect(warn).toHaveBeenCalledWith('expected');
  warn.mockRestore();
});
