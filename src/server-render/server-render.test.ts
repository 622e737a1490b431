// Rendering of whole pages: additions, no other changes, hostile pages, limits and streams.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import fc from '../core/testing/fast-check';
import { renderers } from './elements/renderers';
import { readElements } from './html/read-elements.mjs';
import { renderParts, renderToStream, renderToString } from './index';
import { parts, soup } from './testing/soup';

/** Removes the additions again. */
const strip = (html: string) =>
  html
    .replaceAll(/<style data-site-own>.*?<\/style>/gs, '')
    .replaceAll(/<form method="post"[^>]* data-site-generated>.*?<\/form>/gs, '')
    .replaceAll(/<(?:a|form) data-site-own.*?<\/(?:a|form)>/gs, '')
    .replaceAll(/(<site-[\w-]+)((?: [\w-]+(?:="[^"]*")?)*?) data-site-rendered(?:="\w*")?/g, '$1');

/** Lists everything that a browser could run. */
const listScripts = (html: string) =>
  readElements(html).flatMap(({ name, attributes, startEnd, endStart }) => [
    ...(name === 'script' ? [html.slice(startEnd, endStart)] : []),
    ...[...attributes].filter(([key, value]) => key.startsWith('on') || /^\s*javascript:/i.test(value)),
  ]);

async function stream(pieces: readonly string[], options = {}): Promise<string> {
  let html = '';
  for await (const part of renderParts(pieces, options)) html += part;
  return html;
}

const render = (html: string) => renderToString(html, { head: false });

describe('any page', () => {
  it('gets no additional scripts', () => {
    let changed = 0;
    fc.assert(
      fc.property(soup, (html) => {
        const rendered = render(html);
        if (rendered !== html) changed++;
        expect(listScripts(rendered)).toEqual(listScripts(html));
      }),
      { numRuns: 3000 },
    );
    expect(changed).toBeGreaterThan(300);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('does not change when it is rendered again', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const once = renderToString(html);
        expect(renderToString(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps all of its characters in order, and only gets additions', () => {
    fc.assert(
      fc.property(soup, (html) => {
        expect(isSubsequence(html, renderToString(html))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('is rendered the same from chunks of any length', async () => {
    await fc.assert(
      fc.asyncProperty(parts, async (pieces) => {
        const padded = [...pieces, ' '.repeat(20_000), ...pieces];
        const whole = render(padded.join(''));
        expect(await stream(padded, { head: false })).toBe(whole);
      }),
      { numRuns: 300 },
    );
  });
});

/** Whether the second text is the first with insertions. */
function isSubsequence(text: string, longer: string): boolean {
  let at = 0;
  for (const character of longer)
    if (character === text[at] || text.codePointAt(at) === character.codePointAt(0)) at += character.length;
  return at >= text.length;
}

const IMAGES =
  '<img src="a.jpg" width="300" height="200" alt=""><img src="b.jpg" width="200" height="300" alt="">';

describe('a gallery', () => {
  it('has its JSON options as attributes', () => {
    const html = `<site-gallery options='{"design": "list", "metaPosition": "top"}'>${IMAGES}</site-gallery>`;
    expect(render(html)).toBe(
      `<site-gallery data-site-rendered design="list" meta-position="top" options='{"design": "list", "metaPosition": "top"}'>${IMAGES}</site-gallery>`,
    );
  });

  it('has a style rule for sizes that style sheets cannot read, until its script is ready', () => {
    const html = `<site-gallery design="grid" padding="7.3px" image-aspect-ratio="1.37">${IMAGES}</site-gallery>`;
    const rendered = render(html);
    expect(strip(rendered)).toBe(html);
    expect(rendered).toMatch(
      /<style data-site-own>site-gallery\[data-site-rendered="(\w+)"\]:not\(:state\(ready\)\)\{--_ratio:1.37;[^}]*--_gap:7.3px;[^}]*\}<\/style><\/site-gallery>$/,
    );
  });

  it('is unchanged if the style sheet needs no help', () => {
    const html = `<site-gallery design="grid">${IMAGES}</site-gallery>`;
    expect(render(html)).toBe(html);
  });
});

it('opens the first item of an accordion, unless another one is open', () => {
  const items = '<details><summary>A</summary>B</details><details><summary>C</summary>D</details>';
  const html = `<site-accordion expand-first>${items}</site-accordion>`;
  expect(render(html)).toBe(
    `<site-accordion data-site-rendered expand-first>${items.replace('<details>', '<details open>')}</site-accordion>`,
  );
  expect(render(`<site-accordion>${items}</site-accordion>`)).not.toContain('open');
});

it('hides the sections of inactive tabs if scripting is enabled', () => {
  const html = '<site-tabs><section>A</section><section>B</section></site-tabs>';
  expect(render(html)).toContain('@media (scripting: enabled){:root:not([data-site-failed~="site-tabs"])');
  expect(strip(render(html))).toBe(html);
  expect(render('<site-tabs><section>A</section></site-tabs>')).not.toContain('<style');
});

it('defers the embedded frame of a map', () => {
  const map = (attributes: string) =>
    `<site-map data-site-rendered><p><iframe ${attributes}></iframe></p></site-map>`;
  const source = 'src="https://www.google.com/maps/embed?pb=!1m18"';
  const plain = map(source).replace(' data-site-rendered', '');
  expect(render(plain)).toBe(map(`loading="lazy" ${source}`));
  expect(render(plain.replace('google', 'map'))).not.toContain('lazy');
  expect(render(plain.replace('src', 'loading="eager" src'))).not.toContain('lazy');
});

it('hides the panels of the button of a pricing toggle that is not pressed', () => {
  const panels = '<p data-option="1">A</p><p data-option="2">B</p>';
  const toggle = (pressed: string) =>
    render(
      `<site-pricing-toggle><button>A</button><button${pressed}>B</button>${panels}</site-pricing-toggle>`,
    );
  expect(toggle('')).toContain('[data-option="2"]{display:none}');
  expect(toggle(' aria-pressed="true"')).toContain('[data-option="1"]{display:none}');
});

it('reserves the space of deferred images', () => {
  const image = '<img data-src="a.jpg" data-image-dimensions="1500x1000" alt="">';
  expect(render(`<site-image>${image}</site-image>`)).toContain(
    'img[data-image-dimensions="1500x1000"]:not([src]){--site-image-own:auto 1500/1000}',
  );
});

it('draws a form from its definition, in the language of the page', () => {
  const definition = '[{"id": "mail", "type": "email", "title": "E-Mail", "required": true}]';
  const html = `<html lang="de"><body><site-form form-id="f" definition='${definition}'></site-form></body></html>`;
  const rendered = render(html);
  expect(rendered).toContain('data-site-generated><div class="site-form-field');
  expect(rendered).toContain('action="/api/');
  expect(rendered).toMatch(/<label for="site-\d+-mail">E-Mail/);
  expect(rendered).toContain('<button>Absenden</button>');
  expect(strip(rendered)).toBe(html);
});

it('collects the styles of all elements in the head, so that no element gets an additional child', () => {
  const gallery = (ratio: string) =>
    `<site-gallery design="slideshow" aspect-ratio="${ratio}"><img src="a.jpg" alt=""></site-gallery>`;
  const body = gallery('7/5') + gallery('7/5') + gallery('2/1');
  const html = `<html><head><title>A</title></head><body>${body}</body></html>`;
  const rendered = renderToString(html, { head: false, stylesIn: 'head' });
  const [head = '', rest] = rendered.split('</head>');
  expect(head.match(/<style data-site-own>/g)).toHaveLength(2);
  expect(rest).not.toContain('<style');
  expect(rest?.replaceAll(/ data-site-rendered="\w+"/g, '')).toBe(`<body>${body}</body></html>`);
  expect(renderToString(rendered, { head: false, stylesIn: 'head' })).toBe(rendered);
  expect(renderToString(body, { stylesIn: 'head' })).toBe(renderToString(body));
});

it('does not change a form that is in the markup', () => {
  const html = '<site-form form-id="f"><form><input name="a"></form></site-form>';
  expect(render(html)).toBe(html);
});

it('draws the button of a gift card and of a form in the language of the page', () => {
  const definition = JSON.stringify({ id: 'f', fields: [{ id: 'mail', type: 'email', title: 'E-Mail' }] });
  const elements = `<site-services website-id="w"></site-services><site-gift-card gift-card-product-id="p"></site-gift-card><site-form form-id="f" definition='${definition}'></site-form>`;
  const rendered = render(`<html lang="de"><body>${elements}</body></html>`);
  expect(rendered).toContain('>Geschenkgutschein kaufen</a>');
  expect(rendered).toMatch(/<button[^>]*>Absenden<\/button>/);
});

it('draws the link of a gift card with the settings of the page', () => {
  const html =
    '<site-services website-id="w"></site-services><site-gift-card gift-card-product-id="p"></site-gift-card>';
  expect(render(html)).toContain('<a data-site-own class="site-choices-button" href="/checkout/giftcard?');
  expect(render(html.replace('website-id="w"', ''))).not.toContain('<a ');
});

it('adds a link to a reservation that has only a script, in the language of the page', () => {
  const src = '//www.opentable.de/widget/reservation/loader?rid=7&amp;lang=de-DE';
  const html = `<html lang="de"><site-reservation><script src="${src}"></script></site-reservation></html>`;
  const link =
    '<a data-site-own="link" href="https://www.opentable.de/restref/client/?rid=7&amp;restref=7&amp;lang=de-DE">Tisch reservieren</a>';
  expect(render(html)).toContain(`</script>${link}</site-reservation>`);
  expect(render(render(html))).toBe(render(html));
  const own = html.replace('<script', '<a href="/book">Book</a><script');
  expect(render(own)).toBe(own);
});

it('fills an empty date in the language of the page, and names the time zone if none was given', () => {
  const html =
    '<html lang="de"><site-relative-time><time datetime="2020-02-03T04:05:06Z"></time></site-relative-time></html>';
  const options = { head: false, timeZone: 'Europe/Berlin' };
  expect(renderToString(html, options)).toContain('>3. Februar 2020 um 05:05</time>');
  expect(render(html)).toMatch(/>3\. Februar 2020 um [\d:]+ \S+<\/time>/);
});

describe('the head', () => {
  const page = (body: string, head = '') =>
    `<!doctype html><html><head><title>A</title>${head}</head><body>${body}</body></html>`;
  const LOADER = '<script type="module" src="/site-elements/autoload.js"></script>';

  it('gets each style sheet of the tags on the page once', () => {
    const html = page('<site-gallery></site-gallery>');
    const one = '<link rel="stylesheet" href="https://cdn.example/e/site-elements.css">';
    const two = '<link rel="stylesheet" href="https://cdn.example/e/site-tabs.css">';
    const options = { base: 'https://cdn.example/e' };
    expect(renderToString(html, options)).toBe(html.replace('</head>', `${one}</head>`));
    const more = page('<site-gallery></site-gallery><site-tabs></site-tabs>');
    expect(renderToString(more, options)).toBe(more.replace('</head>', `${one}${two}</head>`));
    const has = page(
      '<site-gallery></site-gallery>',
      '<link rel="stylesheet" href="/x/site-elements.css?v=2">',
    );
    expect(renderToString(has, options)).toBe(has);
    const all = page(
      '<site-tabs></site-tabs><site-cart></site-cart>',
      '<link rel="stylesheet" href="/x/site-elements.css"><link rel="stylesheet" href="/x/site-elements-extended.css">',
    );
    expect(renderToString(all, options)).toBe(all);
    const own = all.replace('site-elements-extended', 'site-tabs');
    expect(renderToString(own, options)).toBe(own);
  });

  it('never gets a script', () => {
    expect(renderToString(page('<site-gallery></site-gallery>'))).not.toContain('<script');
    expect(renderToString(page('<p>Text</p>', LOADER))).toBe(page('<p>Text</p>', LOADER));
  });

  it('gets the language of the page unless it has one', () => {
    const html = page('<site-gallery></site-gallery>');
    expect(renderToString(html, { lang: 'de' })).toContain('<html lang="de"><head>');
    expect(renderToString(html.replace('<html>', '<html lang="en">'), { lang: 'de' })).not.toContain('"de"');
  });

  it('of a stream gets the style sheets of all elements, or of the given tags', async () => {
    const html = page('<site-tabs></site-tabs>');
    expect(await stream([html])).toContain('site-elements-extended.css');
    expect(await stream([html], { tags: ['site-gallery'] })).not.toMatch(/extended|site-tabs.css/);
    expect(await stream([html], { tags: ['site-tabs'] })).toContain('/site-tabs.css');
  });

  it('is not added to a fragment of a page', () => {
    expect(renderToString('<site-gallery></site-gallery>')).toBe('<site-gallery></site-gallery>');
  });
});

describe('limits', () => {
  const gallery = `<site-gallery design="grid" padding="7.3px">${IMAGES}</site-gallery>`;

  it.each([
    ['size', { size: 100 }, gallery],
    ['elements', { elements: 3 }, `<p></p><p></p>${gallery}`],
    ['depth', { depth: 20 }, `${'<div>'.repeat(30)}${gallery}`],
  ])('leave a page that exceeds the %s unchanged, with one diagnostic', (name, limits, html) => {
    const messages: string[] = [];
    const options = { limits, head: false, onDiagnostic: (message: string) => messages.push(message) };
    expect(renderToString(html, options)).toBe(html);
    expect(messages).toEqual([expect.stringContaining(`(${name}); it is passed through unchanged.`)]);
    expect(renderToString(gallery, { head: false })).not.toBe(gallery);
  });

  it('leave the rest of a stream unchanged', async () => {
    const pieces = [gallery, ' '.repeat(20_000), '<p></p>'.repeat(9000), gallery];
    const html = await stream(pieces, { head: false, limits: { elements: 5000 } });
    expect(html).toBe(render(gallery) + pieces.slice(1).join(''));
  });
});

/** Examples of all elements. */
const samples = import.meta.glob<readonly string[]>('../blocks/*/*.sample.ts', {
  eager: true,
  import: 'samples',
});

it.each(Object.entries(samples))(
  'renders the examples of %s without diagnostics about unchanged parts',
  (_, examples) => {
    const messages: string[] = [];
    for (const html of examples) {
      const once = renderToString(html, { onDiagnostic: (message) => messages.push(message) });
      expect(listScripts(once)).toEqual(listScripts(html));
      expect(renderToString(once)).toBe(once);
    }
    expect(messages.filter((message) => message.includes('passed through unchanged'))).toEqual([]);
  },
);

it('reports invalid options', () => {
  const messages: string[] = [];
  const onDiagnostic = (message: string) => messages.push(message);
  renderToString('<site-gallery design="mosaic"></site-gallery>', { onDiagnostic });
  expect(messages).toEqual([expect.stringContaining('design="mosaic" is not one of')]);
});

it('writes to a stream as soon as elements are complete', async () => {
  const first = `<p>${'a'.repeat(20_000)}</p><site-gallery design="grid" padding="7.3px">`;
  const { readable, writable } = renderToStream({ head: false });
  const writer = writable.getWriter();
  const reader = readable.getReader();
  void writer.write(first);
  const { value } = await reader.read();
  expect(value).toBe(`<p>${'a'.repeat(20_000)}</p>`);
  void writer.close();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value;
  expect(rest).toBe('<site-gallery design="grid" padding="7.3px">');
});

it('does not take quadratic time for hostile pages', () => {
  const measure = (html: string) => {
    const times = [1, 2, 3].map(() => {
      const from = performance.now();
      render(html);
      return performance.now() - from;
    });
    return Math.min(...times);
  };
  for (const piece of [
    '<site-gallery>',
    '<',
    '<!--',
    '<a "',
    '<b><p></b>',
    '<script>',
    '<site-form><form>',
  ]) {
    const [short, long] = [measure(piece.repeat(2000)), measure(piece.repeat(32_000))];
    // 16 times the length; quadratic rendering would take 256 times as long.
    expect(long, piece).toBeLessThan(Math.max(100 * short, 1000));
  }
});

it('the documentation lists exactly the elements that are rendered', () => {
  const page = readFileSync('demo/pages/rendering.html', 'utf8');
  const [, list = ''] = /<p id="rendered">(.*?)<\/p>/.exec(page) ?? [];
  const tags = [...list.matchAll(/<code>([^<]+)<\/code>/g)].map(([, name]) => `site-${name}`);
  expect(tags).toEqual(Object.keys(renderers).toSorted());
});
