import { describe, expect, it } from 'vitest';
import { gallery } from '../gallery.contract';
import { layouts, opensLightbox } from '.';
import { fitting } from './carousel';
import type { GalleryOptions } from './layout';

const defaults = Object.fromEntries(
  Object.entries(gallery.attributes).map(([name, { initial }]) => [name, initial]),
) as GalleryOptions;

describe('designs', () => {
  it('are all there', () => expect(Object.keys(layouts)).toEqual(gallery.attributes.design.values));

  it('the grid has 4 columns, 20 px apart, unless asked otherwise [GAL-009] [GAL-010]', () => {
    expect(layouts.grid.variables(defaults)).toMatchObject({ '--_n': '4', '--_gap': '20px' });
    expect(layouts.grid.variables({ ...defaults, thumbnailsPerRow: 5 })['--_n']).toBe('5');
    expect(layouts.grid.variables({ ...defaults, thumbnailsPerRow: 5, slidesPerRow: 3 })['--_n']).toBe('3');
  });

  it('the carousel shows 3 with 1 % between them [GAL-084]', () => {
    expect(layouts.carousel.variables(defaults)).toMatchObject({ '--_n': '3', '--_gap': '1%' });
    expect(layouts.carousel.perView(defaults, 1000)).toBe(3);
    expect(layouts.carousel.perView({ ...defaults, slidesPerRow: 5 }, 1000)).toBe(5);
  });

  it('narrow carousels show 2 under 480 px and 3 under 724 px, never more than asked [GAL-085]', () => {
    expect([479, 480, 723, 724].map((width) => fitting(4, width))).toEqual([2, 3, 3, 4]);
    expect([479, 480, 723, 724].map((width) => fitting(1, width))).toEqual([1, 1, 1, 1]);
    expect(fitting(4, null)).toBe(4);
  });
});

describe('lightbox', () => {
  it('is on in the grid unless the page says no, and off in the slideshow unless it says yes', () => {
    expect(opensLightbox({ ...defaults, design: 'grid' })).toBe(true);
    expect(opensLightbox({ ...defaults, design: 'grid', lightbox: false })).toBe(false);
    expect(opensLightbox({ ...defaults, design: 'slideshow' })).toBe(false);
    expect(opensLightbox({ ...defaults, design: 'slideshow', lightbox: true })).toBe(true);
  });
});

describe('options', () => {
  const { imageAspectRatio, gutter, design } = gallery.attributes;

  it('imageAspectRatio is Auto or a number [GAL-003]', () => {
    expect(imageAspectRatio.initial).toBe('Auto');
    for (const [written, meant] of [
      ['Auto', 'Auto'],
      ['1.25', 1.25],
      ['3/2', 1.5],
      ['16:9', 16 / 9],
      ['square', 1],
      [2, 2],
    ] as const)
      expect(imageAspectRatio.read(written, 'attribute')).toBe(meant);
    for (const nonsense of ['0', '-1', '1/0', 'wide', {}, Number.NaN])
      expect(typeof imageAspectRatio.read(nonsense, 'attribute')).toBe('symbol');
  });

  it('lengths are px or percent', () => {
    expect(gutter.read('60', 'attribute')).toBe('60px');
    expect(gutter.read('2%', 'attribute')).toBe('2%');
    expect(gutter.read(' 12px ', 'attribute')).toBe('12px');
    expect(typeof gutter.read('-3', 'attribute')).toBe('symbol');
  });

  it('the default design is base, by its block name', () => {
    expect(design.initial).toBe('stacked');
    expect(design.read('base', 'attribute')).toBe('stacked');
  });
});
