// Broken and hostile pages for property tests.
import fc from '../../core/testing/fast-check';

const NAMES =
  'div p b a span li ul table tr td form button svg title template noscript select site-gallery site-form site-image site-map site-summary site-services site-gift-card site-reservation site-relative-time site-marquee site-tabs figure time'.split(
    ' ',
  );

/** Pieces of pages, most of which do not fit together. */
export const PIECES: readonly string[] = [
  ...NAMES.flatMap((name) => [`<${name}>`, `</${name}>`]),
  'text',
  '<br>',
  '&lt;b&gt;',
  '<!-- <site-gallery> -->',
  '<!-->',
  '<!doctype html>',
  '<html>',
  '<head>',
  '</head>',
  '<body>',
  '<script>"</div><site-gallery>"</script>',
  '<script type="application/json">{"design": "grid", "columnWidth": "3</script>',
  '<script type="application/json">{"design": "carousel", "gutter": "1px;}</style><script>alert(1)"}</script>',
  '<script type="application/json">{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}</script>',
  '<svg><![CDATA[<site-gallery design="grid">]]></svg>',
  '<site-gallery options=\'{"design": "autorows", "rowHeight": "90"}\'>',
  '<site-gallery design="grid" slides-per-row=7 image-aspect-ratio="1.37"/>',
  '<site-gallery data-padding="7px" padding=\'"><script>alert(1)</script>\'>',
  '<site-gallery design=slider gutter="3px" title="a > b">',
  '<img src="a.jpg" width="3" height="2">',
  '<img data-src="a.jpg" data-image-dimensions="1500x1000">',
  '<img data-src="a.jpg" data-image-dimensions="1x1&quot;]{}</style><script>">',
  '<site-form form-id="a" definition=\'[{"id": "a&quot;<script>", "type": "text", "title": "</form><script>alert(1)</script>", "required": true}]\'>',
  '<site-form definition=\'{"fields": [{"id": "b", "type": "email"}], "submitButtonText": "<img onerror=alert(1)>"}\'>',
  '<site-services currency="EUR" website-id="a&quot;b">',
  `<site-reservation provider="tock" business="'"><script>tock('init', 'a')</script>`,
  '<site-gift-card gift-card-product-id="javascript:alert(1)" label="<script>">',
  '<time datetime="2020-02-03T04:05:06Z">',
  '<site-map aspect-ratio="1.37">',
  '<site-map data-aspect-ratio="1;}</style>">',
  '<site-summary options=\'{"design": "carousel", "gutter": "9px"}\'>',
  '<',
  '</',
  '<!',
  '"',
  "'",
  '\u0000',
];

/** Start tags of rendered elements, which get an end tag. */
const HOSTS = PIECES.filter((piece) => /^<site-[^/]*>$/.test(piece) && piece.includes(' '));

const pieces = (maxLength: number) =>
  fc.array(fc.constantFrom(...PIECES), { maxLength }).map((list) => list.join(''));

const host: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...HOSTS), pieces(4))
  .map(([start, content]) => `${start}${content}</${/^<([\w-]+)/.exec(start)?.[1]}>`);

export const soup: fc.Arbitrary<string> = fc
  .tuple(pieces(6), host, pieces(6), host, pieces(3))
  .map((list) => list.join(''));

/** The same pages split into parts of any length. */
export const parts: fc.Arbitrary<string[]> = fc.tuple(soup, fc.array(fc.nat(60), { maxLength: 30 })).map(cut);

function cut([html, lengths]: [string, number[]]): string[] {
  const list: string[] = [];
  let at = 0;
  for (const length of lengths) {
    list.push(html.slice(at, at + length));
    at += length;
  }
  return [...list, html.slice(at)];
}
