import { expect, fixture, html } from '@open-wc/testing';
import { isReloadDisruptive } from './reload-disruption';

async function open(markup: string): Promise<ShadowRoot> {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  const root = host.attachShadow({ mode: 'open' });
  root.setHTMLUnsafe(markup);
  return root;
}

const OPTIONS = '<option>Austria<option>Belgium<option>Chile';
const select = (index: number) => (control: Element) =>
  Object.assign(control, { selectedIndex: index }) as unknown;
const write = (value: string) => (control: Element) => Object.assign(control, { value }) as unknown;
const check = (control: Element) => (control as HTMLInputElement).click();

describe('a reload does not disrupt the visitor', () => {
  for (const control of [
    '<input>',
    '<input value="Ada">',
    '<input type="hidden" value="1">',
    '<input type="checkbox">',
    '<input type="checkbox" checked>',
    '<input type="radio" name="size" value="s" checked>',
    '<input type="range" min="0" max="10">',
    '<input type="color">',
    '<textarea>Hello</textarea>',
    `<select>${OPTIONS}</select>`,
    `<select><option disabled>Choose${OPTIONS}</select>`,
    `<select size="3">${OPTIONS}</select>`,
    `<select>${OPTIONS}<option selected>Denmark</select>`,
  ])
    it(`with an unchanged ${control}`, async () => {
      expect(isReloadDisruptive(await open(control))).to.equal(false);
    });

  it('with a value that a script has written to a hidden control', async () => {
    const root = await open('<input type="hidden">');
    write('token')(root.firstElementChild!);
    expect(isReloadDisruptive(root)).to.equal(false);
  });
});

describe('a reload disrupts the visitor', () => {
  for (const [control, change] of [
    ['<input>', write('Ada')],
    ['<input value="Ada">', write('')],
    ['<input type="checkbox">', check],
    ['<input type="checkbox" checked>', check],
    ['<input type="radio" name="size" value="s">', check],
    ['<input type="range">', write('70')],
    ['<textarea>Hello</textarea>', write('Hello!')],
    [`<select>${OPTIONS}</select>`, select(2)],
    [`<select>${OPTIONS}<option selected>Denmark</select>`, select(0)],
    [`<select size="3">${OPTIONS}</select>`, select(0)],
    [`<select multiple><option selected>Aruba${OPTIONS}</select>`, select(-1)],
  ] as const)
    it(`after a change of ${control}`, async () => {
      const root = await open(control);
      change(root.firstElementChild!);
      expect(isReloadDisruptive(root)).to.equal(true);
    });
});
