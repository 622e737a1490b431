// Blocks that have styles only: their content is unchanged and fits its container.
import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/site-email-footer';
import '../../../elements/site-geo';
import '../../../elements/site-horizontal-rule';
import '../../../elements/site-html';
import '../../../elements/site-link';
import '../../../elements/site-logo';
import '../../../elements/site-spacer';
import { getStyleSheet } from '../../kit/element/styles';
import { settle } from '../../kit/testing/wait';

const sheets = import.meta.glob<{ default: string }>(
  '../{email-footer,geo,horizontal-rule,html,link,logo,spacer}/*.extended.css',
  { query: '?inline', eager: true },
);

async function render(markup: string, width = 320): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = `${width}px`;
  box.setHTMLUnsafe(markup);
  const element = box.firstElementChild as HTMLElement;
  await settle(element);
  return element;
}

const getHeight = (node: Element) => node.getBoundingClientRect().height;
const LONG = 'x'.repeat(200);

describe('CSS-only elements', () => {
  before(() => {
    document.adoptedStyleSheets = Object.values(sheets).map((sheet) => getStyleSheet(sheet.default));
  });

  it('<site-html> scrolls wide content, keeps its styles, and isolates its stacking order [BLK-012]', async () => {
    const content =
      '<div style="width: 900px; position: relative; z-index: 9999"><p style="margin: 7px">Mine</p></div>';
    const element = await render(`<site-html>${content}</site-html>`);
    expect(element.innerHTML).to.equal(content);
    expect([element.clientWidth, element.scrollWidth]).to.deep.equal([320, 900]);
    expect(getComputedStyle(element.querySelector('p')!).margin).to.equal('7px');
    expect(getComputedStyle(element).isolation).to.equal('isolate');
  });

  it('<site-logo> shows the logo at its height, and never wider than its container [BLK-016]', async () => {
    const picture =
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='900' height='90'/%3E";
    const element = await render(
      `<site-logo><a href="/"><img src="${picture}" width="900" height="90" alt="Pots"></a></site-logo>`,
    );
    const { width, height } = element.querySelector('img')!.getBoundingClientRect();
    expect([width, height]).to.deep.equal([320, 48]);
    const name = await render(`<site-logo><a href="/">${LONG}</a></site-logo>`);
    expect(name.scrollWidth).to.equal(320);
    expect(
      getHeight((await render('<site-logo><a href="/">P</a></site-logo>')).querySelector('a')!),
    ).to.be.at.least(44);
  });

  it('<site-link> makes the whole row a target for its link [BLK-019]', async () => {
    const element = await render(`<site-link><a href="/a">Studio <small>${LONG}</small></a></site-link>`);
    const link = element.querySelector('a')!.getBoundingClientRect();
    expect([link.width, element.scrollWidth]).to.deep.equal([320, 320]);
    expect(link.height).to.be.at.least(44);
    await expect(element).to.be.accessible();
  });

  it('<site-horizontal-rule> draws a rule, also in the markup of published sites [BLK-032]', async () => {
    const published =
      '<div class="sqs-block horizontalrule-block" data-block-type="47"><div class="sqs-block-content"><hr></div></div>';
    for (const content of ['<hr>', published]) {
      const element = await render(`<site-horizontal-rule>${content}</site-horizontal-rule>`);
      const rule = element.querySelector('hr')!;
      element.style.setProperty('--site-horizontal-rule-color', 'rgb(1, 2, 3)');
      const { borderBlockStartColor, inlineSize } = getComputedStyle(rule);
      expect([borderBlockStartColor, inlineSize, getHeight(rule)]).to.deep.equal([
        'rgb(1, 2, 3)',
        '320px',
        1,
      ]);
    }
  });

  it('<site-spacer> has the configured height, and hides its text [BLK-031]', async () => {
    const published =
      '<div class="sqs-block spacer-block sized vsize-1" data-block-type="21"><div class="sqs-block-content">&nbsp;</div></div>';
    const element = await render(`<site-spacer>${published}</site-spacer>`);
    expect(getHeight(element)).to.equal(32);
    element.style.setProperty('--site-spacer-size', '10px');
    expect(getHeight(element)).to.equal(10);
    expect(element.firstElementChild!.checkVisibility({ visibilityProperty: true })).to.equal(false);
  });

  it('<site-email-footer> breaks long words and has a link of 44 px [BLK-040]', async () => {
    const element = await render(
      `<site-email-footer><p>You have signed up.</p><address>${LONG}</address><p><a href="/end">Unsubscribe</a></p></site-email-footer>`,
    );
    expect(element.scrollWidth).to.equal(320);
    expect(getHeight(element.querySelector('a')!)).to.be.at.least(44);
    expect(getComputedStyle(element.querySelector('address')!).fontStyle).to.equal('normal');
    await expect(element).to.be.accessible();
  });

  it('<site-geo> breaks long words and has a link of 44 px [BLK-038]', async () => {
    const element = await render(
      `<site-geo><address>Pottery<br>${LONG}</address><data value="55.7;13.2">55.7° N, 13.2° E</data><a href="geo:55.7,13.2">Open in a map</a></site-geo>`,
    );
    expect(element.scrollWidth).to.equal(320);
    expect(getHeight(element.querySelector('a')!)).to.be.at.least(44);
    await expect(element).to.be.accessible();
  });
});
