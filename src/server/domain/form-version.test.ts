import { describe, expect, it } from 'vitest';
import { findDifference } from './difference';
import { findConflict, withVersion } from './form-version';

const STORED = { title: 'One', text: 'a\nb', open: '' };

describe('a submitted form and the stored values', () => {
  it('do not conflict if only line breaks or surrounding space differ, or without a version', () => {
    const opened = withVersion(STORED);
    expect(findConflict(STORED, { ...opened, title: 'Two' })).toBeUndefined();
    const stored = { ...STORED, text: 'a\r\nb ' };
    expect(findConflict(stored, { ...opened, title: 'Two' })).toBeUndefined();
    expect(findConflict({ ...STORED, title: 'Three' }, { ...STORED, title: 'Two' })).toBeUndefined();
  });

  it('conflict if the same field was changed by somebody else, unless both have entered the same value', () => {
    const opened = withVersion(STORED);
    const stored = { title: 'Three', text: 'c', open: 'yes' };
    const { version } = withVersion(stored);
    expect(findConflict(stored, { ...opened, title: 'Two', text: 'a\r\nb', open: 'yes' })).toEqual({
      values: { title: 'Two', text: 'c', open: 'yes', version },
      changed: { title: { saved: 'Three' }, text: { saved: 'c', replaced: 'a\r\nb' } },
    });
    expect(findConflict(stored, { ...stored, version: opened.version ?? '' })).toBeUndefined();
  });

  it.each(['3', '0'.repeat(30), 'x', '1'.repeat(20)])(
    'conflict in every field that differs for the unknown version %j',
    (version) => {
      const conflict = findConflict(STORED, { ...STORED, title: 'Two', version });
      expect(conflict?.changed).toEqual({ title: { saved: 'One' } });
      expect(conflict?.values).toMatchObject({ title: 'Two' });
    },
  );
});

describe('the difference of two texts', () => {
  it.each([
    ['a', 'b', 'a'],
    ['a\nb\nc', 'a\nx\nc', '…\nb\n…'],
    ['a\nb', 'a\r\nx', '…\nb'],
    ['a\nc', 'a\nb\nc', 'a\nc'],
    ['', 'b', ''],
    ['a\na', 'a', '…\na'],
  ])('of %j from %j is %j', (text, other, difference) => {
    expect(findDifference(text, other)).toBe(difference);
  });

  it('is truncated to 1000 characters', () => {
    expect(findDifference('x'.repeat(5000), '')).toHaveLength(1001);
  });
});
