import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/site-social-links';
import { getStyleSheet } from '../../kit/element/styles';
import { settle, waitUntil } from '../../kit/testing/wait';
import base from './social-links.extended.css?inline';

const OWN =
  '<ul><li><a href="https://instagram.com/p">Our pots</a></li><li><a href="https://youtube.com/@p" target="_blank"></a></li><li><a href="mailto:a@b.example"></a></li><li><a href="https://pots.example/" rel="me"></a></li></ul>';
const PUBLISHED = `<div class="sqs-block" data-block-type="54"><nav class="sqs-svg-icon--list" aria-label="Profiles"><a href="https://twitter.com/p" target="_blank" class="sqs-svg-icon--wrapper twitter-unauth" aria-label="Twitter"><div><svg class="sqs-svg-icon--social" viewBox="0 0 64 64"></svg></div></a></nav></div>`;

async function render(content: string) {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = '320px';
  box.setHTMLUnsafe(`<site-social-links>${content}</site-social-links>`);
  const element = box.querySelector('site-social-links')!;
  await settle(element);
  return element;
}

const getLinks = (element: Element) => [...element.querySelectorAll('a')];

describe('<site-social-links>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(base)];
  });

  it('adds icons, and labels links without text [BLK-030]', async () => {
    const element = await render(OWN);
    expect(getLinks(element).map((link) => link.ariaLabel)).to.deep.equal([
      null,
      'YouTube',
      'E-mail',
      'pots.example',
    ]);
    expect(element.querySelectorAll('[data-site-icon][aria-hidden="true"]')).to.have.length(4);
    expect(getLinks(element).map(({ rel }) => rel)).to.deep.equal(['', 'noopener', '', 'me']);
    await expect(element).to.be.accessible();
  });

  it('gives each link without text a label of its own [BLK-030]', async () => {
    const urls = [
      'https://www.pots.example/',
      'https://kiln.example/a',
      'https://kiln.example/b',
      'https://instagram.com/pots',
      'https://instagram.com/kiln',
      'mailto:a@b.example',
      'mailto:c@b.example',
      'tel:1',
      'https://kiln.example/a',
    ];
    const element = await render(urls.map((url) => `<a href="${url}"></a>`).join(''));
    expect(getLinks(element).map((link) => link.ariaLabel)).to.deep.equal([
      'pots.example',
      'kiln.example',
      'kiln.example /b',
      'Instagram',
      'Instagram /kiln',
      'E-mail',
      'E-mail c@b.example',
      'Link',
      'kiln.example',
    ]);
    await expect(element).to.be.accessible();
  });

  it('reads the markup of published sites, and replaces its icons [BLK-030]', async () => {
    const element = await render(PUBLISHED);
    const [link] = getLinks(element);
    expect([link!.ariaLabel, link!.rel]).to.deep.equal(['Twitter', 'noopener']);
    expect(link!.querySelector('.sqs-svg-icon--social')!.checkVisibility()).to.equal(false);
    expect(link!.querySelector('[data-site-icon]')!.checkVisibility()).to.equal(true);
    await expect(element).to.be.accessible();
  });

  it('has links of 44 px, and the same size before and after the upgrade', async () => {
    for (const content of [OWN.replaceAll('></a>', '>Pots</a>'), PUBLISHED]) {
      const element = await render(content);
      const after = element.getBoundingClientRect().height;
      for (const link of getLinks(element)) {
        const { width, height } = link.getBoundingClientRect();
        expect(Math.min(width, height)).to.be.at.least(44);
      }
      const host = document.createElement('div');
      element.parentElement!.append(host);
      const root = host.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [getStyleSheet(base.replaceAll('site-social-links', 'site-not-upgraded'))];
      root.setHTMLUnsafe(`<site-not-upgraded>${content}</site-not-upgraded>`);
      expect(root.firstElementChild!.getBoundingClientRect().height).to.equal(after);
    }
  });

  it('updates when its links change, and restores the page’s links', async () => {
    const element = await render(OWN);
    getLinks(element)[3]!.href = 'https://vimeo.com/p';
    await waitUntil(() => getLinks(element)[3]!.ariaLabel === 'Vimeo', 'the name does not follow');
    element.remove();
    expect(element.querySelector('svg, [aria-label]')).to.equal(null);
    expect(getLinks(element)[1]!.hasAttribute('rel')).to.equal(false);
  });
});
