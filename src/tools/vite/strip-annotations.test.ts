import { expect, it } from 'vitest';
import { withoutAnnotations } from './strip-annotations.mjs';

it.each([
  ['a=/* @__PURE__ */f()', 'a=f()'],
  ['return/*#__PURE__*/f()', 'return f()'],
  ['()=>/* @__PURE__ */ (0,e.jsx)(a)', '()=>(0,e.jsx)(a)'],
  ['import(/* @vite-ignore */\n`./${e}.js`)', 'import(`./${e}.js`)'],
  ['import(/* @vite-ignore */ /* webpackIgnore: true */ e)', 'import(/* webpackIgnore: true */ e)'],
])('%s becomes %s', (code, expected) => {
  expect(withoutAnnotations(code)).toBe(expected);
});
