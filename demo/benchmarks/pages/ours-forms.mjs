// Pages of the inp suite with a form of fifty fields: our element, and the same fields with a minimal script that shows
// errors.
import fs from 'node:fs';
import path from 'node:path';
import { OURS } from '../lib/paths.mjs';

/**
 * `inp-form50`: fifty required text fields, as for the peers. `inp-form50-mixed`: fifty fields of ten types, with
 * typing.
 */
export function writeOurForms(css) {
  const write = (name, fields, steps, module) =>
    fs.writeFileSync(path.join(OURS, `inp-${name}.html`), page(css, fields, steps, module));
  write('form50', TEXTS, [SUBMIT], true);
  write('form50-mixed', MIXED, [TYPE, SUBMIT, CORRECT], true);
  write('form50-mixed-plain', MIXED, [TYPE, SUBMIT, CORRECT], false);
}

/** @param {(i: number) => string} control */
const fifty = (control) => Array.from({ length: 50 }, (_, i) => control(i)).join('');

const TEXTS = fifty((i) => `<p><label>f${i} <input name=f${i} required></label></p>`);

/** @type {((name: string) => string)[]} */
const KINDS = [
  (n) => `<p><label>${n} <input name=${n} required></label></p>`,
  (n) => `<p><label>${n} <input name=${n} type=email required></label></p>`,
  (n) => `<p><label>${n} <input name=${n} type=number min=1 max=9 required></label></p>`,
  (n) => `<p><label>${n} <input name=${n} type=url required></label></p>`,
  (n) => `<p><label>${n} <input name=${n} type=date required></label></p>`,
  (n) =>
    `<p><label>${n} <select name=${n} required><option value="">Choose<option>a<option>b</select></label></p>`,
  (n) => `<p><label><input name=${n} type=checkbox value=yes required> ${n}</label></p>`,
  (n) =>
    `<fieldset><legend>${n}</legend><label><input name=${n} type=radio value=a required> a</label><label><input name=${n} type=radio value=b> b</label></fieldset>`,
  (n) => `<p><label>${n} <input name=${n} pattern="[A-Z]+" required></label></p>`,
  (n) => `<p><label>${n} <textarea name=${n} maxlength=500 required></textarea></label></p>`,
];

const MIXED = `${fifty((i) => KINDS[i % KINDS.length]?.(`f${i}`) ?? '')}<p><label>note <textarea name=note maxlength=500></textarea></label></p>`;

const TYPE = `{ name: 'type', key: 'a', done: () => one('[name=note]').value === 'a' }`;
const SUBMIT = `{ name: 'submit-invalid', selector: '#go', done: () => wrong() === 50 }`;
/** The first invalid field has focus and is validated during correction. */
const CORRECT = `{ name: 'type-correcting', key: 'a', done: () => wrong() === 49 }`;

/** Native constraints, a message for each invalid field in reserved space, focus on the first one. */
const PLAIN = `
  const tell = (el) => { const bad = !el.validity.valid; el.setAttribute('aria-invalid', bad); (el.closest('fieldset') ?? el.parentElement).classList.toggle('bad', bad); return bad; };
  form.addEventListener('submit', (e) => { e.preventDefault(); [...form.elements].filter((el) => el.willValidate && el.name && tell(el))[0]?.focus(); });
  form.addEventListener('input', ({ target }) => { if (target.ariaInvalid === 'true') tell(target); });`;

function page(css, fields, steps, ours) {
  const head =
    '<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width"><title>ours</title><script src="/kit/bench.js"></script>';
  const html = `<form method=post action=/post>${fields}<button id=go>Send</button></form>`;
  const inside = ours
    ? `<site-form form-id=bench>${html}</site-form>`
    : html.replace('<form', '<form novalidate');
  const wrong = ours ? '.site-form-error' : '.bad';
  const style = ours
    ? css
    : 'label,legend{display:block}label::after,legend::after{content:"is required";display:block;visibility:hidden;color:red}.bad>legend::after,label.bad::after{visibility:visible}[aria-invalid=true]{outline:1px solid red}';
  return `${head}<style>${style}</style><div id=root></div><script type=module>${ours ? "import './dist/site-form.js';" : ''}
const one = (selector) => document.querySelector(selector);
const wrong = () => document.querySelectorAll('${wrong}').length;
bench.inp({
  async mount(root) {
    root.innerHTML = ${JSON.stringify(inside)};
    ${ours ? "await bench.until(() => one('site-form').matches(':state(ready)'));" : `const form = one('form');${PLAIN}`}
    one('[name=note]')?.focus();
  },
  steps: [${steps.join(', ')}],
});
</script>`;
}
