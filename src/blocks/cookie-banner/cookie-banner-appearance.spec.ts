// Documented appearance options and choices of the banner.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { captureConsole } from '../../kit/testing/console';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle } from '../../kit/testing/wait';
import '../../../elements/site-cookie-banner';
import base from './cookie-banner.base.css?inline';

type Banner = HTMLElementTagNameMap['site-cookie-banner'];

const part = (element: Element, name: string) =>
  element.shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`);

async function render(attributes: Record<string, string>): Promise<Banner> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const element = document.createElement('site-cookie-banner');
  for (const [name, value] of Object.entries(attributes))
    element.setAttribute(`cookie-banner-${name}`, value);
  box.append(element);
  await settle(element);
  return element;
}

/** Whether the banner touches each edge of the viewport; the margin of a popup is ignored. */
function edges(element: Banner) {
  const banner = part(element, 'banner')!;
  for (const animation of banner.getAnimations()) animation.finish();
  const { top, left, right, bottom } = banner.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const near = (distance: number) => Math.abs(distance) < 20;
  return {
    top: near(top),
    bottom: near(clientHeight - bottom),
    left: near(left),
    right: near(clientWidth - right),
  };
}

/** Sum of red, green and blue; 0 is black. */
const brightness = (color: string) =>
  (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0);

describe('the appearance of <site-cookie-banner>', () => {
  let provided: Provided;
  beforeEach(() => {
    provided = provideServices({ cookies: { crumb: 'x' } });
  });
  afterEach(() => provided.stop());

  it('labels the buttons Accept and Decline by default [CON-008] [CON-009]', async () => {
    const element = await render({ 'cta-variant': 'BUTTON', 'accept-type': 'OPT_IN_AND_OUT' });
    expect(part(element, 'accept')!.textContent).to.equal('Accept');
    expect(part(element, 'decline')!.textContent).to.equal('Decline');
    expect(part(element, 'text')!.textContent).to.match(/^This site uses necessary cookies\. .+\.$/);
  });

  it('shows the buttons that its text names without settings for them', async () => {
    const element = await render({ text: 'Press Accept all to agree, or Manage cookies to choose.' });
    const buttons = [...part(element, 'actions')!.querySelectorAll('button')];
    expect(buttons.map((button) => button.textContent.trim())).to.deep.equal([
      'Manage cookies',
      'Accept all',
    ]);
    await expect(element).to.be.accessible();
  });

  it('links with role="button" in published markup look and act like buttons', async () => {
    const box = await fixture(
      html`<div><style>${base}</style><site-cookie-banner><div class="cc-window"><span>We use cookies.</span>
        <div><a role="button" tabindex="0" class="cc-btn cc-deny">Decline</a><a role="button" tabindex="0" class="cc-btn cc-allow">Allow</a></div>
        </div></site-cookie-banner></div>`,
    );
    const element = box.querySelector('site-cookie-banner')!;
    await settle(element);
    const [decline, allow] = [...element.querySelectorAll<HTMLElement>('[role=button]')];
    const [first, second] = [decline!, allow!].map((button) => button.getBoundingClientRect());
    expect(first!.height).to.be.at.least(44);
    expect(second!.left).to.be.greaterThan(first!.right);
    await expect(element).to.be.accessible();
    decline!.focus();
    await sendKeys({ press: 'Enter' });
    await settle(element);
    expect(provided.page.getCurrentCookies().ss_cookieAllowed!.value).to.equal('false');
  });

  for (const press of ['Space', 'Enter'])
    it(`a link to "#" with role="button" is activated once by ${press}`, async () => {
      const element = await fixture<Banner>(
        html`<site-cookie-banner><p>We use cookies.</p><a href="#" role="button" class="cc-allow">Allow</a></site-cookie-banner>`,
      );
      await settle(element);
      const allow = element.querySelector('a')!;
      let clicks = 0;
      allow.addEventListener('click', () => clicks++);
      allow.focus();
      await sendKeys({ press });
      await settle(element);
      expect(clicks).to.equal(1);
      expect(provided.page.getCurrentCookies().ss_cookieAllowed!.value).to.equal('true');
    });

  it('is a dark bar at the bottom with an accept icon by default [CON-010]', async () => {
    const element = await render({});
    expect(edges(element)).to.deep.equal({ top: false, bottom: true, left: true, right: true });
    const { backgroundColor, color } = getComputedStyle(part(element, 'banner')!);
    expect(brightness(backgroundColor)).to.be.below(brightness(color));
    const accept = part(element, 'accept')!;
    expect([accept.textContent, accept.ariaLabel, part(element, 'decline')]).to.deep.equal([
      '',
      'Accept',
      null,
    ]);
    expect(accept.querySelector('svg')).to.not.equal(null);
  });

  it('renders the call to action as text, button or icon [CON-002]', async () => {
    const renderVariant = async (variant: string) => {
      const element = await render({ 'cta-variant': variant, 'cta-text': 'Fine' });
      const accept = part(element, 'accept')!;
      const { backgroundColor } = getComputedStyle(accept);
      element.remove();
      const label = accept.querySelector('svg') ? accept.ariaLabel : accept.textContent;
      return [!!accept.querySelector('svg'), backgroundColor !== 'rgba(0, 0, 0, 0)', label];
    };
    expect(await renderVariant('TEXT')).to.deep.equal([false, false, 'Fine']);
    expect(await renderVariant('BUTTON')).to.deep.equal([false, true, 'Fine']);
    expect(await renderVariant('ICON')).to.deep.equal([true, false, 'Fine']);
  });

  it('is light or dark [CON-003]', async () => {
    const isLight = [];
    for (const theme of ['LIGHT', 'DARK']) {
      const element = await render({ theme });
      const { backgroundColor, color } = getComputedStyle(part(element, 'banner')!);
      isLight.push(brightness(backgroundColor) > brightness(color));
      element.remove();
    }
    expect(isLight).to.deep.equal([true, false]);
  });

  it('is a bar over the whole width at the top or the bottom [CON-004] [CON-006]', async () => {
    for (const position of ['TOP', 'BOTTOM']) {
      const element = await render({ variant: 'BAR', position });
      const top = position === 'TOP';
      expect(edges(element), position).to.deep.equal({ top, bottom: !top, left: true, right: true });
      element.remove();
    }
  });

  it('is a popup in one of the four corners [CON-004] [CON-007]', async () => {
    for (const position of ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT']) {
      const element = await render({ variant: 'POPUP', position });
      const [top, left] = [position.startsWith('TOP'), position.endsWith('LEFT')];
      expect(edges(element), position).to.deep.equal({ top, bottom: !top, left, right: !left });
      element.remove();
    }
  });

  it('spaces the buttons of the page', async () => {
    const box = await fixture<HTMLElement>(
      html`<div><style>${base}</style><site-cookie-banner forced cookie-banner-variant="POPUP">
        <p>May we?</p>
        <button type="button" data-consent="accept">Yes</button>
        <button type="button" data-consent="decline">No</button>
      </site-cookie-banner></div>`,
    );
    const element = box.querySelector('site-cookie-banner')!;
    await settle(element);
    const [text, yes, no] = ['p', '[data-consent=accept]', '[data-consent=decline]'].map((selector) =>
      element.querySelector(selector)!.getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect];
    expect(yes.top - text.bottom).to.be.at.least(10);
    expect(no.left - yes.right).to.be.at.least(8);
  });

  it('offers accept only, or accept and decline with custom text [CON-005] [CON-011]', async () => {
    const choices = async (type: string) => {
      const element = await render({ 'accept-type': type, 'opt-out-cta-text': 'No, thanks' });
      const decline = part(element, 'decline');
      element.remove();
      return [!!part(element, 'accept'), decline?.textContent];
    };
    expect(await choices('OPT_IN')).to.deep.equal([true, undefined]);
    expect(await choices('OPT_IN_AND_OUT')).to.deep.equal([true, 'No, thanks']);
  });

  for (const [name, property, id, fallback] of [
    ['cta-variant', 'cookieBannerCtaVariant', 'CON-002', 'ICON'],
    ['theme', 'cookieBannerTheme', 'CON-003', 'DARK'],
    ['variant', 'cookieBannerVariant', 'CON-004', 'BAR'],
    ['accept-type', 'cookieBannerAcceptType', 'CON-005', 'OPT_IN'],
  ] as const)
    it(`rejects other values of ${name} [${id}]`, async () => {
      const warnings = await captureConsole(async () => {
        const element = await render({ [name]: 'OTHER' });
        expect(element[property]).to.equal(fallback);
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain(`cookie-banner-${name}="OTHER" is not one of`);
    });

  it('scrolls a control that receives the focus behind it into view', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe('<button>Behind</button><site-cookie-banner></site-cookie-banner>');
    box.style.blockSize = '3000px';
    const [button, element] = [box.querySelector('button')!, box.querySelector('site-cookie-banner')!];
    await settle(element);
    const banner = part(element, 'banner')!;
    await Promise.all(banner.getAnimations().map(({ finished }) => finished));
    const cover = banner.getBoundingClientRect();
    Object.assign(button.style, { position: 'absolute', left: '50%', top: `${cover.top + scrollY + 10}px` });
    button.focus({ preventScroll: true });
    expect(button.getBoundingClientRect().bottom).to.be.at.most(cover.top);
    scrollTo(0, 0);
  });
});
