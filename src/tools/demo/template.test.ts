// Tests the template syntax of the example sites.
import { describe, expect, it } from 'vitest';
import type { Picture } from './pictures';
import { readFrontMatter, renderPage } from './template';

const ridge: Picture = {
  name: 'ridge',
  title: 'Ridge',
  alt: 'A "ridge" & mist',
  width: 1500,
  height: 1000,
  focalPoint: [0.5, 0.4],
  widths: [1500, 1000, 300],
};
const context = {
  parts: new Map([
    ['layout', '<title>{{title}}</title><a{{current work}}>Work</a><!-- content -->'],
    ['product', '<h3>{{name}}</h3>'],
  ]),
  pictures: new Map([['ridge', ridge]]),
  asset: (source: string) => `/assets/${source}`,
};
const page = (content: string) => renderPage(`<!--\ntitle: A < B\npage: work\n-->\n${content}`, context);

describe('renderPage', () => {
  it('fills the layout with escaped values and marks the current page', () => {
    expect(page('<p>Text</p>')).toBe('<title>A &lt; B</title><a aria-current="page">Work</a><p>Text</p>');
  });

  it('includes partials with their own values', () => {
    expect(page('<!-- part product name="North" -->')).toContain('<h3>North</h3>');
  });

  it('renders an image in all widths, lazy unless it is eager', () => {
    const html = page('<!-- picture ridge sizes="50vw" -->');
    expect(html).toContain(
      'srcset="/pictures/ridge-300.webp 300w, /pictures/ridge-1000.webp 1000w, /pictures/ridge-1500.webp 1500w"',
    );
    expect(html).toContain('width="1000" height="667"');
    expect(html).toContain('alt="A &quot;ridge&quot; &amp; mist"');
    expect(html).toContain('loading="lazy"');
    expect(page('<!-- picture ridge eager -->')).toContain('fetchpriority="high"');
  });

  it('throws an error that names missing partials and values', () => {
    expect(() => page('{{price}}')).toThrow('"price"');
    expect(() => page('<!-- part footer -->')).toThrow('"footer"');
    expect(() => page('<!-- picture valley -->')).toThrow('"valley"');
  });
});

it('reads front matter from the first comment and allows colons in values', () => {
  expect(readFrontMatter('<!--\ntitle: One: two\n-->\n<p>')).toEqual({
    values: { title: 'One: two' },
    content: '<p>',
  });
  expect(readFrontMatter('<p>').content).toBe('<p>');
});
