import { describe, expect, it, vi } from 'vitest';
import { gallery } from '../gallery.contract';
import type { Design, GalleryOptions } from '../gallery.types';
import { getLayoutAttributes, layouts, opensLightbox, validateLayouts } from './layouts';
import { fitSlidesPerRow } from './sliding-layouts';

const defaults = Object.fromEntries(
  Object.entries(gallery.attributes).map(([name, { defaultValue }]) => [name, defaultValue]),
) as GalleryOptions;

describe('layouts', () => {
  it('include every design under its own name [GAL-015]', () => {
    expect(Object.keys(layouts)).toEqual(gallery.attributes.design.values);
    for (const [name, layout] of Object.entries(layouts)) expect(layout.name).toBe(name);
    expect(new Set(Object.keys(layouts))).toEqual(
      new Set('grid autogrid autocolumns autorows carousel list slideshow slider stacked'.split(' ')),
    );
  });

  it('the grid has 4 columns with a gap of 20 px by default [GAL-009] [GAL-010]', () => {
    expect(layouts.grid.variables(defaults)).toMatchObject({ '--_n': '4', '--_gap': '20px' });
    expect(layouts.grid.variables({ ...defaults, thumbnailsPerRow: 5 })['--_n']).toBe('5');
    expect(layouts.grid.variables({ ...defaults, thumbnailsPerRow: 5, slidesPerRow: 3 })['--_n']).toBe('3');
  });

  it('the carousel shows 3 slides with a gap of 1 % by default [GAL-084]', () => {
    expect(layouts.carousel.variables(defaults)).toMatchObject({ '--_n': '3', '--_gap': '1%' });
    expect(layouts.carousel.perView(defaults, 1000)).toBe(3);
    expect(layouts.carousel.perView({ ...defaults, slidesPerRow: 5 }, 1000)).toBe(5);
  });

  it('narrow carousels show at most 2 slides under 480 px and 3 under 724 px [GAL-085]', () => {
    expect([479, 480, 723, 724].map((width) => fitSlidesPerRow(4, width))).toEqual([2, 3, 3, 4]);
    expect([479, 480, 723, 724].map((width) => fitSlidesPerRow(1, width))).toEqual([1, 1, 1, 1]);
    expect(fitSlidesPerRow(4, null)).toBe(4);
  });
});

describe('defaults', () => {
  const variables = (design: Design, more: Partial<GalleryOptions> = {}) =>
    layouts[design].variables({ ...defaults, design, ...more });

  it('autocolumns has columns of at least 250 px without a gutter [GAL-080]', () => {
    expect(variables('autocolumns')).toMatchObject({ '--_width': '250px', '--_gap': '0px' });
    expect(variables('autocolumns', { columnWidth: 300, gutter: '8px' })).toMatchObject({
      '--_width': '300px',
      '--_gap': '8px',
    });
  });
  it('autogrid has columns of at least 250 px without a gutter [GAL-081]', () =>
    expect(variables('autogrid')).toMatchObject({ '--_width': '250px', '--_gap': '0px' }));
  it('autorows has rows of about 250 px with a gap of 20 px, and opens the lightbox [GAL-082]', () => {
    expect(defaults.rowHeight).toBe(250);
    expect(variables('autorows')).toMatchObject({ '--_gap': '20px', '--_row': '250px' });
    expect(opensLightbox({ ...defaults, design: 'autorows' })).toBe(true);
  });
  it('images of the list take 30 % of its width; a number without unit is a percentage [GAL-090]', () => {
    expect(variables('list')['--_list']).toBe('30%');
    expect(gallery.attributes.listImageSize.read(40, 'json')).toBe('40%');
    expect(gallery.attributes.listImageSize.read('120px', 'attribute')).toBe('120px');
  });
  it('the slider is half as high as wide and centers the active slide [GAL-012] [GAL-098]', () => {
    expect(variables('slider')).toMatchObject({ '--_vs': '50', '--_align': 'center' });
    expect(variables('slider', { vSize: 30, activeAlignment: 'right' })).toMatchObject({
      '--_vs': '30',
      '--_align': 'end',
    });
  });
  it('the slideshow zooms its images to 1.075 with ken-burns [GAL-097]', () => {
    expect(variables('slideshow')).toMatchObject({ '--_zoom': '1.075', '--_zoom-time': '5s' });
    expect(getLayoutAttributes({ ...defaults, design: 'slideshow' })['data-ken-burns']).toBe(undefined);
    expect(getLayoutAttributes({ ...defaults, design: 'slideshow', kenBurns: true })['data-ken-burns']).toBe(
      '',
    );
  });
  it('the slideshow takes the height of uncropped slides unless an option sets its height [GAL-091]', () => {
    const own = { ...defaults, design: 'slideshow', autoCrop: false } as const;
    expect(getLayoutAttributes(own)['data-auto-height']).toBe('');
    for (const other of [{ autoHeight: false }, { autoCrop: true }, { imageAspectRatio: 2 }, { vSize: 40 }])
      expect(getLayoutAttributes({ ...own, ...other })['data-auto-height']).toBe(undefined);
    expect(layouts.slideshow.variables({ ...own, vSize: 40 })['--_ratio']).toBe('2.5');
  });
  it('captions are below the image or over it, depending on the design', () => {
    const below = gallery.attributes.design.values?.filter(
      (design) => getLayoutAttributes({ ...defaults, design: design as Design })['data-meta'] === 'below',
    );
    expect(below).toEqual(['stacked', 'grid', 'list', 'carousel']);
    expect(getLayoutAttributes({ ...defaults, design: 'grid', metaPosition: 'top-left' })['data-meta']).toBe(
      'top-left',
    );
  });
  it('images of the grid are square with square-thumbs', () => {
    expect(variables('grid')['--_ratio']).toBe('initial');
    expect(variables('grid', { squareThumbs: true })['--_ratio']).toBe('1');
    expect(variables('grid', { squareThumbs: true, imageAspectRatio: 1.5 })['--_ratio']).toBe('1.5');
  });
});

describe('lightbox', () => {
  it('is on in the grid and off in the slideshow by default', () => {
    expect(opensLightbox({ ...defaults, design: 'grid' })).toBe(true);
    expect(opensLightbox({ ...defaults, design: 'grid', lightbox: false })).toBe(false);
    expect(opensLightbox({ ...defaults, design: 'slideshow' })).toBe(false);
    expect(opensLightbox({ ...defaults, design: 'slideshow', lightbox: true })).toBe(true);
  });
});

describe('options', () => {
  const { imageAspectRatio, gutter, design } = gallery.attributes;

  it('imageAspectRatio accepts Auto and numbers [GAL-003]', () => {
    expect(imageAspectRatio.defaultValue).toBe('Auto');
    for (const [value, expected] of [
      ['Auto', 'Auto'],
      ['1.25', 1.25],
      ['3/2', 1.5],
      ['16:9', 16 / 9],
      ['square', 1],
      [2, 2],
    ] as const)
      expect(imageAspectRatio.read(value, 'attribute')).toBe(expected);
    for (const invalid of ['0', '-1', '1/0', 'wide', {}, Number.NaN])
      expect(typeof imageAspectRatio.read(invalid, 'attribute')).toBe('symbol');
  });

  it('lengths are in px or percent', () => {
    expect(gutter.read('60', 'attribute')).toBe('60px');
    expect(gutter.read('2%', 'attribute')).toBe('2%');
    expect(gutter.read(' 12px ', 'attribute')).toBe('12px');
    expect(typeof gutter.read('-3', 'attribute')).toBe('symbol');
  });

  it('the default design is stacked, the block name of base; runtime names map to block names [GAL-013] [GAL-024]', () => {
    expect(design.defaultValue).toBe('stacked');
    expect(design.read('base', 'attribute')).toBe('stacked');
    expect(design.read('strip', 'attribute')).toBe('slider');
    expect(design.read('stacked', 'attribute')).toBe('stacked');
    expect(design.read('SlideShow', 'attribute')).toBe('slideshow');
  });

  it('columnWidth and rowHeight accept positive numbers only [GAL-101]', () => {
    for (const option of [gallery.attributes.columnWidth, gallery.attributes.rowHeight]) {
      expect(option.read('300px', 'attribute')).toBe(300);
      for (const invalid of ['0', -1, 'wide', Number.NaN])
        expect(typeof option.read(invalid, 'property')).toBe('symbol');
    }
  });

  it('activeAlignment accepts start, middle and end only [GAL-102]', () => {
    const { activeAlignment } = gallery.attributes;
    const expected = {
      left: 'left',
      center: 'center',
      right: 'right',
      start: 'left',
      middle: 'center',
      end: 'right',
    };
    for (const [value, result] of Object.entries(expected))
      expect(activeAlignment.read(value, 'attribute')).toBe(result);
    expect(typeof activeAlignment.read('top', 'attribute')).toBe('symbol');
  });
});

it('warns about a layout without exactly one of container and predicate [GAL-111]', () => {
  const predicate = () => true;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  validateLayouts({ first: { container: 'track' }, second: { predicate } });
  validateLayouts(layouts);
  expect(warn).not.toHaveBeenCalled();
  validateLayouts({ none: {}, both: { container: 'track', predicate } });
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    'site-gallery: design "none" must have exactly one of container and predicate for focus; it has none.',
    'site-gallery: design "both" must have exactly one of container and predicate for focus; it has both.',
  ]);
  warn.mockRestore();
});
