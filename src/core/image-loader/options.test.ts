import { expect, it } from 'vitest';
import { DEFAULT_OPTIONS, readOptions } from './options';

function read(raw: Record<string, unknown>) {
  const rejected: string[] = [];
  return { options: readOptions(raw, (message) => rejected.push(message)), rejected };
}

it('accepts the documented options and no others [IMG-002]', () => {
  expect(Object.keys(DEFAULT_OPTIONS).sort()).toEqual(
    'allowSaveData dimensions dprMax dprMin fitAlignment fixedRatio focalPoint forceImageUpdate load mode sizeAdjustment sizeFormat source stretch useAdvancedPositioning useBgImage'.split(
      ' ',
    ),
  );
  const raw = {
    allowSaveData: 'false',
    dimensions: '30x20',
    dprMax: 2,
    dprMin: '1',
    fitAlignment: 'top left',
    fixedRatio: true,
    focalPoint: { x: 0.1, y: 0.2 },
    forceImageUpdate: 'on',
    load: false,
    mode: 'fit',
    sizeAdjustment: 1.5,
    sizeFormat: 'filename',
    source: '/a.jpg',
    stretch: 0,
    useAdvancedPositioning: 1,
    useBgImage: 'yes',
    unknown: 1,
    constructor: 1,
  };
  expect(read(raw)).toEqual({
    options: {
      allowSaveData: false,
      dimensions: { width: 30, height: 20 },
      dprMax: 2,
      dprMin: 1,
      fitAlignment: { x: 0, y: 0 },
      fixedRatio: true,
      focalPoint: { x: 0.1, y: 0.2 },
      forceImageUpdate: true,
      load: false,
      mode: 'fit',
      sizeAdjustment: 1.5,
      sizeFormat: 'filename',
      source: '/a.jpg',
      stretch: false,
      useAdvancedPositioning: true,
      useBgImage: true,
    },
    rejected: [],
  });
});

it('reads fit and fill as the mode [GAL-031]', () => {
  expect(read({ fit: true }).options).toEqual({ mode: 'fit' });
  expect(read({ fill: 'true', fit: false }).options).toEqual({ mode: 'fill' });
  expect(read({ fit: false, fill: null, mode: 'none' }).options).toEqual({ mode: 'none' });
});

it('rejects invalid values by name [IMG-011]', () => {
  const { options, rejected } = read({
    mode: 'zoom',
    dimensions: 'wide',
    dprMax: -1,
    stretch: 'perhaps',
    dprMin: '',
    source: null,
  });
  expect(options).toEqual({});
  expect(rejected).toEqual([
    'mode="zoom" is not fit, fill, none or null',
    'dimensions="wide" is not a size such as 1500x1000',
    'dprMax=-1 is not a number above 0',
    'stretch="perhaps" is not true or false',
  ]);
});
