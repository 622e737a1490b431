import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { captureConsole } from '../../kit/testing/console';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-cookie-banner';

type Banner = HTMLElementTagNameMap['site-cookie-banner'];

let provided: Provided;
const cookies = () => provided.page.getCurrentCookies();
const part = (element: Element, name: string) =>
  element.shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`);

async function render(markup: ReturnType<typeof html>): Promise<Banner> {
  const element = await fixture<Banner>(markup);
  await settle(element);
  return element;
}

/** The focused element, including those in shadow roots. */
function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

function useServicesOf(...args: Parameters<typeof provideServices>) {
  provided?.stop();
  provided = provideServices(...args);
  // Response to consent receipts.
  provided.page.respond(() => ({ json: { receiptId: 'r' } }));
}

describe('<site-cookie-banner>', () => {
  beforeEach(() => useServicesOf({ cookies: { crumb: 'x' } }));
  afterEach(() => provided.stop());

  it('has the documented defaults [CON-008] [CON-009] [CON-010]', async () => {
    const element = await render(html`<site-cookie-banner></site-cookie-banner>`);
    expect([element.cookieBannerCtaText, element.cookieBannerOptOutCtaText]).to.deep.equal([
      'Accept',
      'Decline',
    ]);
    expect([
      element.cookieBannerVariant,
      element.cookieBannerPosition,
      element.cookieBannerTheme,
      element.cookieBannerCtaVariant,
      element.cookieBannerAcceptType,
    ]).to.deep.equal(['BAR', 'BOTTOM', 'DARK', 'ICON', 'OPT_IN']);
    expect(part(element, 'text')!.textContent).to.contain('cookies');
    expect(part(element, 'banner')!.dataset).to.include({ variant: 'BAR', place: 'BOTTOM', theme: 'DARK' });
  });

  it('reads the stored settings of a site, and treats empty strings as unset [CON-001]', async () => {
    const element = await render(html`<site-cookie-banner>
      <script type="application/json">
        {
          "isCookieBannerEnabled": true, "cookieBannerText": "<p>We use <a href='/c'>cookies</a>.</p>",
          "cookieBannerVariant": "POPUP", "cookieBannerPosition": "TOP_LEFT", "cookieBannerTheme": "",
          "cookieBannerCtaVariant": "BUTTON", "cookieBannerCtaText": "OK", "cookieBannerAcceptType": "OPT_IN_AND_OUT",
          "cookieBannerOptOutCtaText": "No, thanks"
        }
      </script>
    </site-cookie-banner>`);
    expect(part(element, 'banner')!.dataset).to.include({
      variant: 'POPUP',
      place: 'TOP_LEFT',
      theme: 'DARK',
    });
    expect(part(element, 'text')!.querySelector('a')!.getAttribute('href')).to.equal('/c');
    expect([part(element, 'accept')!.textContent, part(element, 'decline')!.textContent]).to.deep.equal([
      'OK',
      'No, thanks',
    ]);
  });

  it('stores true on accept and closes [CON-016]', async () => {
    const element = await render(html`<site-cookie-banner></site-cookie-banner>`);
    part(element, 'accept')!.focus();
    await sendKeys({ press: 'Enter' });
    await settle(element);
    expect(cookies().ss_cookieAllowed!.value).to.equal('true');
    expect(part(element, 'banner')).to.equal(null);
  });

  it('stores false on decline and closes [CON-017]', async () => {
    const element = await render(
      html`<site-cookie-banner cookie-banner-accept-type="opt-in-and-out"></site-cookie-banner>`,
    );
    part(element, 'decline')!.focus();
    await sendKeys({ press: 'Space' });
    await settle(element);
    expect(cookies().ss_cookieAllowed!.value).to.equal('false');
    expect(part(element, 'banner')).to.equal(null);
  });

  it('sends a receipt with the displayed text', async () => {
    const element = await render(
      html`<site-cookie-banner lang="en" cookie-banner-text="Cookies, yes?"></site-cookie-banner>`,
    );
    part(element, 'accept')!.click();
    const sent = () => provided.page.requests.find(({ url }) => url.pathname === '/api/consent/receipts');
    await waitUntil(sent);
    const receipt = JSON.parse(sent()!.body);
    expect(receipt).to.include({ choice: 'granted', language: 'en' });
    expect(receipt.text).to.contain('Cookies, yes?');
  });

  it('stays hidden after a choice unless forced [CON-014]', async () => {
    useServicesOf({ cookies: { ss_cookieAllowed: 'false' } });
    const element = await render(html`<site-cookie-banner></site-cookie-banner>`);
    expect(part(element, 'banner')).to.equal(null);
    element.forced = true;
    await settle(element);
    expect(part(element, 'banner')).to.not.equal(null);
    part(element, 'accept')!.click();
    await settle(element);
    expect(part(element, 'banner')).to.equal(null);
  });

  it('stays hidden while disabled unless forced [CON-014]', async () => {
    const element = await render(
      html`<site-cookie-banner is-cookie-banner-enabled="false"></site-cookie-banner>`,
    );
    expect(part(element, 'banner')).to.equal(null);
    element.forced = true;
    await settle(element);
    expect(part(element, 'banner')).to.not.equal(null);
  });

  it('styles both choices alike if the notice applies to the EU', async () => {
    const element = await render(html`<site-cookie-banner applies-to-eu></site-cookie-banner>`);
    const [accept, decline] = [part(element, 'accept')!, part(element, 'decline')!];
    const look = ({ backgroundColor, color, fontSize, fontWeight, height }: CSSStyleDeclaration) => [
      backgroundColor,
      color,
      fontSize,
      fontWeight,
      height,
    ];
    expect(look(getComputedStyle(decline))).to.deep.equal(look(getComputedStyle(accept)));
  });

  it('makes declining as easy as accepting: same size, contrast and number of steps', async () => {
    for (const variant of ['BAR', 'POPUP'] as const)
      for (const theme of ['LIGHT', 'DARK'] as const)
        for (const look of ['TEXT', 'BUTTON', 'ICON'] as const) {
          const element = await render(
            html`<site-cookie-banner cookie-banner-variant=${variant} cookie-banner-theme=${theme} cookie-banner-cta-variant=${look}
              cookie-banner-cta-text="OK" cookie-banner-opt-out-cta-text="Only what is necessary" applies-to-eu></site-cookie-banner>`,
          );
          const [accept, decline] = ['accept', 'decline'].map((name) => part(element, name)!);
          const where = `${variant} ${theme} ${look}`;
          const areas = [accept!, decline!].map((button) => {
            const { width, height } = button.getBoundingClientRect();
            return width * height;
          });
          expect(areas[0]! / areas[1]!, where).to.be.within(0.95, 1.05);
          const looks = [accept!, decline!].map((button) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity } =
              getComputedStyle(button);
            return { color, backgroundColor, borderColor, fontSize, fontWeight, opacity };
          });
          expect(looks[0], where).to.deep.equal(looks[1]);
          // Both are adjacent buttons: one Tab press apart.
          expect(accept!.parentElement).to.equal(decline!.parentElement);
          decline!.focus();
          await sendKeys({ press: 'Tab' });
          expect(element.shadowRoot!.activeElement, where).to.equal(accept);
          element.remove();
        }
  });

  it('leaves a settings button in the corner if configured', async () => {
    const element = await render(
      html`<site-cookie-banner cookie-banner-has-opt-out cookie-banner-has-manage-cookies
        cookie-banner-manage-cookies-label="Privacy" cookie-banner-saved-preferences-text="Saved."></site-cookie-banner>`,
    );
    part(element, 'decline')!.click();
    await settle(element);
    expect(part(element, 'banner')).to.equal(null);
    expect(element.shadowRoot!.querySelector('[role="status"]')!.textContent).to.equal('Saved.');
    await expect(element).to.be.accessible();
    const back = part(element, 'actions')!.querySelector('button')!;
    expect(back.textContent).to.equal('Privacy');
    back.click();
    await settle(element);
    expect(part(element, 'banner')).to.not.equal(null);
  });

  for (const opener of [
    '<a href="#cookie-settings">Cookies</a>',
    '<button data-consent-open>Cookies</button>',
  ])
    it(`is reopened by ${opener}`, async () => {
      useServicesOf({ cookies: { ss_cookieAllowed: 'true', crumb: 'x' } });
      const element = await render(html`<site-cookie-banner></site-cookie-banner>`);
      const container = await fixture<HTMLElement>(html`<p></p>`);
      container.append(document.createRange().createContextualFragment(opener));
      (container.firstElementChild as HTMLElement).click();
      await settle(element);
      expect(part(element, 'banner')).to.not.equal(null);
      expect(location.hash).to.equal('');
    });

  it('records the notice version in the receipt, and the text of a standalone button', async () => {
    useServicesOf({ cookies: { ss_cookieAllowed: 'true', crumb: 'x' } });
    const box = await render(
      html`<div><button data-consent="decline">Stop counting me</button><site-cookie-banner notice-version="v7"></site-cookie-banner></div>` as never,
    );
    await settle(box.querySelector('site-cookie-banner')!);
    box.querySelector('button')!.click();
    const sent = () => provided.page.requests.find(({ url }) => url.pathname === '/api/consent/receipts');
    await waitUntil(sent);
    expect(JSON.parse(sent()!.body)).to.include({
      choice: 'denied',
      version: 'v7',
      text: 'Stop counting me',
      privacySignal: false,
    });
  });

  it("uses the page's own text and buttons", async () => {
    const element = await render(html`<site-cookie-banner>
      <p>Our words.</p>
      <button type="button" data-consent="decline">No</button>
      <button type="button" data-consent="accept">Yes</button>
    </site-cookie-banner>`);
    expect(part(element, 'actions')).to.equal(null);
    element.querySelector<HTMLElement>('[data-consent="decline"]')!.click();
    await settle(element);
    expect(cookies().ss_cookieAllowed!.value).to.equal('false');
    expect(element.querySelector('p')!.checkVisibility()).to.equal(false);
  });

  it('understands buttons of published markup by class or text', async () => {
    const element = await render(html`<site-cookie-banner>
      <div class="banner-v2"><p>We use cookies.</p>
        <button class="banner-v2-accept">Yes</button> <button>Reject all</button></div>
    </site-cookie-banner>`);
    expect(part(element, 'actions')).to.equal(null);
    [...element.querySelectorAll('button')].at(-1)!.click();
    await settle(element);
    expect(cookies().ss_cookieAllowed!.value).to.equal('false');
  });

  it('offers to decline when a published "Manage cookies" button is pressed', async () => {
    const element = await render(html`<site-cookie-banner>
      <p>We use cookies.</p><button>Accept all</button> <button>Manage cookies</button>
    </site-cookie-banner>`);
    expect(part(element, 'actions')).to.equal(null);
    [...element.querySelectorAll('button')].at(-1)!.click();
    await settle(element);
    expect(part(element, 'accept')).to.equal(null);
    expect(activeElement()).to.equal(part(element, 'decline'));
    await expect(element).to.be.accessible();
    part(element, 'decline')!.click();
    await settle(element);
    expect(cookies().ss_cookieAllowed!.value).to.equal('false');
  });

  it('shows the buttons that its text names instead of an icon', async () => {
    const element = await render(
      html`<site-cookie-banner cookie-banner-cta-text="Accept all" cookie-banner-manage-cookies-label="Manage cookies"
        cookie-banner-text='Press "Accept all" to agree, or "Manage cookies" to choose.'></site-cookie-banner>`,
    );
    const texts = () =>
      [...part(element, 'actions')!.querySelectorAll('button')].map((one) => one.textContent.trim());
    expect(texts()).to.deep.equal(['Manage cookies', 'Accept all']);
    await expect(element).to.be.accessible();
    part(element, 'manage')!.click();
    await settle(element);
    expect(texts()).to.deep.equal(['Decline', 'Accept all']);
    expect(activeElement()).to.equal(part(element, 'decline'));
  });

  it('warns about a button that does nothing', async () => {
    const warnings = await captureConsole(() =>
      render(html`<site-cookie-banner><p>Cookies?</p><button>Fine</button></site-cookie-banner>`),
    );
    expect(warnings).to.deep.equal([
      'site-cookie-banner: the button "Fine" has no data-consent="accept", "decline" or "ask"; it does nothing.',
    ]);
  });

  it('is reopened by a "cookie settings" button anywhere on the page', async () => {
    useServicesOf({ cookies: { ss_cookieAllowed: 'true', crumb: 'x' } });
    const box = await render(
      html`<div><button data-consent="ask">Cookie settings</button><site-cookie-banner></site-cookie-banner></div>` as never,
    );
    const banner = box.querySelector('site-cookie-banner')!;
    for (const round of [1, 2]) {
      box.querySelector('button')!.click();
      await settle(banner);
      expect(part(banner, 'banner'), `round ${round}`).to.not.equal(null);
      part(banner, 'accept')!.click();
      await settle(banner);
      expect(part(banner, 'banner'), `round ${round}`).to.equal(null);
    }
  });

  it('stores nothing when a listener cancels the choice', async () => {
    const element = await render(html`<site-cookie-banner></site-cookie-banner>`);
    element.addEventListener('site-cookie-banner-choice-request', (event) => event.preventDefault());
    part(element, 'accept')!.click();
    await settle(element);
    expect(cookies().ss_cookieAllowed).to.equal(undefined);
    expect(part(element, 'banner')).to.not.equal(null);
  });

  it('mentions Global Privacy Control if the browser sends it', async () => {
    useServicesOf({ globalPrivacyControl: true });
    const element = await render(html`<site-cookie-banner></site-cookie-banner>`);
    expect(part(element, 'text')!.textContent).to.contain('Global Privacy Control');
    expect(provided.services.consent.state.get()).to.equal('denied');
  });

  it('traps the focus while modal; Escape restores it and stores nothing', async () => {
    const box = await fixture(
      html`<div><button id="before">Before</button><button id="after">After</button></div>`,
    );
    const before = box.querySelector<HTMLElement>('#before')!;
    before.focus();
    const element = document.createElement('site-cookie-banner') as Banner;
    Object.assign(element, {
      modal: true,
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      cookieBannerVariant: 'POPUP',
    });
    box.insertBefore(element, box.lastElementChild);
    await waitUntil(() => element.shadowRoot!.activeElement, 'the focus is not in the banner');
    // The focus trap is loaded lazily.
    await import('focus-trap');
    await settle(element);
    const order: string[] = [];
    for (let step = 0; step < 4; step++) {
      await sendKeys({ press: 'Tab' });
      await settle(element);
      order.push(activeElement()?.getAttribute('part') ?? activeElement()?.id ?? 'none');
    }
    expect(order.join(' ')).to.match(/^(accept decline accept decline|decline accept decline accept)$/);
    await sendKeys({ press: 'Escape' });
    await settle(element);
    expect(part(element, 'banner')).to.equal(null);
    expect(cookies().ss_cookieAllowed).to.equal(undefined);
    expect(activeElement()).to.equal(before);
  });

  it('sanitizes its text', async () => {
    const element = await render(html`<site-cookie-banner
      cookie-banner-text='Hi <img src=x onerror="globalThis.pwned=1"><a href="javascript:globalThis.pwned=1">x</a><script>globalThis.pwned=1</script>'
    ></site-cookie-banner>`);
    const text = part(element, 'text')!;
    expect(text.querySelector('img, script')).to.equal(null);
    expect(text.querySelector('a')?.getAttribute('href') ?? '').to.not.contain('javascript');
    expect('pwned' in globalThis).to.equal(false);
  });

  it('is positioned at the edge of the viewport wherever it is in the document', async () => {
    const box =
      await fixture(html`<div style="transform: translateX(9px); inline-size: 300px; overflow: hidden">
      <site-cookie-banner></site-cookie-banner>
    </div>`);
    await settle(box.querySelector<Banner>('site-cookie-banner')!);
    const banner = part(box.querySelector('site-cookie-banner')!, 'banner')!;
    await Promise.all(banner.getAnimations().map(({ finished }) => finished));
    const { left, right, bottom } = banner.getBoundingClientRect();
    expect([left, right, bottom]).to.deep.equal([0, document.documentElement.clientWidth, innerHeight]);
    expect(getComputedStyle(banner, '::backdrop').backgroundColor, 'dims the page').to.equal(
      'rgba(0, 0, 0, 0)',
    );
    expect(document.elementFromPoint(right - 2, bottom - 2)).to.equal(
      box.querySelector('site-cookie-banner'),
    );
  });

  it('does not stretch the buttons of a popup', async () => {
    const element = await render(
      html`<site-cookie-banner cookie-banner-variant="POPUP" cookie-banner-accept-type="OPT_IN_AND_OUT"></site-cookie-banner>`,
    );
    expect(part(element, 'accept')!.getBoundingClientRect().height).to.equal(44);
  });

  it('fits into a viewport of 320 px', async () => {
    await setViewport({ width: 320, height: 640 });
    for (const variant of ['BAR', 'POPUP'] as const) {
      const element = await render(
        html`<site-cookie-banner cookie-banner-variant=${variant} applies-to-eu></site-cookie-banner>`,
      );
      const { left, right, height } = part(element, 'banner')!.getBoundingClientRect();
      expect([left >= 0, right <= 320, height < 320]).to.deep.equal([true, true, true]);
      element.remove();
    }
  });
});
