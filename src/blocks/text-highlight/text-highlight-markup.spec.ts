import { expect, fixture, html } from '@open-wc/testing';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-text-highlight';

type Highlight = HTMLElementTagNameMap['site-text-highlight'];

async function create(content: string): Promise<Highlight> {
  const box = await fixture<HTMLElement>(html`<p></p>`);
  box.setHTMLUnsafe(`<site-text-highlight>${content}</site-text-highlight>`);
  const element = box.querySelector('site-text-highlight')!;
  await settle(element);
  return element;
}

const publish = (settings: object, content: string) =>
  create(
    `<script class="TextAttributes-props" type="application/json">${JSON.stringify([{ id: 'a', ...settings }])}</script>${content}`,
  );

const getSvg = (element: Element) =>
  element.querySelector<SVGSVGElement>(':scope > svg[data-site-highlight]');
const getPaths = (element: Element) => [...(getSvg(element)?.querySelectorAll('path') ?? [])];

describe('<site-text-highlight> in markup of other origin', () => {
  it('highlights all elements with the id: a text that is partly bold has several', async () => {
    const span = (text: string) => `<span data-text-attribute-id="a">${text}</span>`;
    const element = await publish({}, `${span('one')} <strong>${span('two')}</strong>`);
    const spans = [...element.querySelectorAll('span')];
    await waitUntil(() => spans.every((one) => getPaths(one).length === 1));
  });

  it('takes a thickness in px', async () => {
    const element = await publish(
      { thickness: { unit: 'px', value: 4 } },
      '<span data-text-attribute-id="a" style="font-size: 20px">one</span>',
    );
    const span = element.querySelector('span')!;
    await waitUntil(() => getPaths(span).length === 1);
    const { a: pxPerUnit } = getPaths(span)[0]!.getScreenCTM()!;
    expect(Number.parseFloat(getComputedStyle(getPaths(span)[0]!).strokeWidth) * pxPerUnit).to.be.closeTo(
      4,
      0.01,
    );
  });
});
