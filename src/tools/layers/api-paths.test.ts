import { expect, it } from 'vitest';
import { checkApiPaths, readPaths } from './api-paths.mjs';

const paths = readPaths(
  "  cart: undocumented(get('commerce/cart')),\n  quickView: post('census/RecordQuickView/:id'),\n  trace: post('events/Trace'),",
);
const check = (text: string, path = 'src/services/cart/cart.ts') =>
  checkApiPaths({ path, text }, paths).map(({ line }) => line);

it.each([
  "api.get('commerce/cart');",
  'api.post(`census/RecordQuickView/${id}`);',
  "const path = '/api/anything';",
  'html`<form action="/api/form/post/1">`;',
])('finds %s', (text) => {
  expect(check(text)).toEqual([1]);
});

it.each([
  'api.get(calls.cart.path);',
  "const about = 'Posts to `/api/x`.';",
  "import cart from './commerce/cart';",
])('accepts %s', (text) => {
  expect(check(text)).toEqual([]);
});

it.each(['src/core/calls.ts', 'src/blocks/form/form.sample.ts', 'src/services/cart/cart.test.ts'])(
  'ignores %s',
  (path) => {
    expect(check("api.get('commerce/cart');", path)).toEqual([]);
  },
);
