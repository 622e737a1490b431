import { describe, expect, it } from 'vitest';
import { readPoint } from '../focal-point';
import { readSize } from '../image-size';
import { readAlignment } from './alignment';
import { readMode, readModeClass } from './mode';

describe('values in image markup', () => {
  it('parses dimensions with both numbers or only the width [IMG-001]', () => {
    expect(readSize('2167x1445')).toEqual({ width: 2167, height: 1445 });
    expect(readSize('1000')).toEqual({ width: 1000, height: 0 });
    expect(readSize({ width: 10, height: 20 })).toEqual({ width: 10, height: 20 });
    for (const invalid of ['', 'x', '0x0', '-5x10', 'wide', '1x2x3', null, {}, [], Number.NaN])
      expect(readSize(invalid)).toBeNull();
  });

  it('parses a focal point inside the image [IMG-001]', () => {
    expect(readPoint('0.32,0.51')).toEqual({ x: 0.32, y: 0.51 });
    expect(readPoint('0.1234567890123456,1')).toEqual({ x: 0.1234567890123456, y: 1 });
    expect(readPoint({ x: 0, y: 1 })).toEqual({ x: 0, y: 1 });
    expect(readPoint([0.1, 0.2])).toEqual({ x: 0.1, y: 0.2 });
    for (const invalid of [',', '0.5', '1.5,0.5', '-0.1,0', 'left,top', '', undefined, { x: 1 }, 'NaN,NaN'])
      expect(readPoint(invalid)).toBeNull();
  });

  it('parses an alignment of one or two sides in any order and spelling [IMG-007]', () => {
    expect(readAlignment('top')).toEqual({ x: 0.5, y: 0 });
    expect(readAlignment('left')).toEqual({ x: 0, y: 0.5 });
    expect(readAlignment('center')).toEqual({ x: 0.5, y: 0.5 });
    expect(readAlignment('right')).toEqual({ x: 1, y: 0.5 });
    expect(readAlignment('bottom')).toEqual({ x: 0.5, y: 1 });
    expect(readAlignment('top-left')).toEqual({ x: 0, y: 0 });
    expect(readAlignment('RIGHT bottom')).toEqual({ x: 1, y: 1 });
    expect(readAlignment({ top: true, left: false, right: true })).toEqual({ x: 1, y: 0 });
    for (const invalid of ['', 'north', 'top north', {}, null, 5]) expect(readAlignment(invalid)).toBeNull();
  });

  it('parses a mode by its name or its CSS equivalent and rejects other values [IMG-011]', () => {
    expect(['fit', 'fill', 'none', 'null', null].map(readMode)).toEqual(['fit', 'fill', 'none', null, null]);
    expect(['Cover', 'contain'].map(readMode)).toEqual(['fill', 'fit']);
    for (const invalid of ['zoom', '', undefined, 1, {}, 'constructor'])
      expect(readMode(invalid)).toBeUndefined();
  });

  it('reads a mode from the class names [IMG-005]', () => {
    expect(readModeClass('slide content-fill active')).toBe('fill');
    expect(readModeClass('content-fit')).toBe('fit');
    expect(readModeClass('my-content-fit content-filler')).toBeNull();
  });
});
