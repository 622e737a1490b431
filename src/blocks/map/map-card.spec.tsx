import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import '../../../elements/site-map';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import base from './map.base.css?inline';
import { mapBlock } from './testing/published-markup';

type SiteMap = HTMLElementTagNameMap['site-map'];

const make = async (markup: ReturnType<typeof html>) => {
  const element = await fixture<SiteMap>(markup);
  await settle(element);
  return element;
};
const part = (element: Element, name: string) =>
  element.shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`)!;

describe('the card of <site-map>', () => {
  afterEach(() => executeServerCommand('emulate-preferences', {}));

  it('ignores invalid properties of the location and keeps repeated lines', async () => {
    const element = await make(html`<site-map
      location='{"addressTitle":{"x":1},"addressLine1":"Paris","addressLine2":"Paris","mapLat":"48.9","mapLng":"abc","markerLat":"1,5","markerLng":400,"mapZoom":null}'
    ></site-map>`);
    expect(element.location).to.deep.equal({
      addressLine1: 'Paris',
      addressLine2: 'Paris',
      mapLat: 48.9,
      markerLat: 1.5,
      markerLng: 180,
    });
    expect([...part(element, 'address').children].map(({ textContent }) => textContent)).to.deep.equal([
      'Paris',
      'Paris',
    ]);
  });

  it('has no link with an invalid link-url', async () => {
    const element = await make(html`<site-map link-url="javascript:alert(1)"></site-map>`);
    expect(part(element, 'link')).to.equal(null);
  });

  it('keeps the position of its buttons if the page resets position for all elements', async () => {
    const style = await fixture(html`<style>* { position: static }</style>`);
    const element = await make(html`<site-map></site-map>`);
    const box = element.getBoundingClientRect();
    const { right, top } = part(element, 'link').getBoundingClientRect();
    // Not every engine keeps binary fractions of a pixel.
    expect(right).to.be.closeTo(box.right - 16, 0.02);
    expect(top).to.be.closeTo(box.top + 16, 0.02);
    style.remove();
  });

  it('is readable in forced colors', async () => {
    await executeServerCommand('emulate-preferences', { forcedColors: 'active' });
    const element = await make(html`<site-map></site-map>`);
    // Browsers add a backplate in the Canvas color behind all text.
    const backplate = await fixture(html`<i style="color: canvas"></i>`);
    expect(getComputedStyle(part(element, 'show')).color).not.to.equal(getComputedStyle(backplate).color);
  });

  it("has only one link to a map: the page's own, if there is one", async () => {
    const element = await make(html`<site-map map-lat="1" map-lng="2">
      <address>Quay 2, <a href="tel:+4712345678">call</a></address>
      <a href="https://www.openstreetmap.org/?mlat=1&mlon=2">Open the map</a></site-map>`);
    expect(part(element, 'link')).to.equal(null);
    expect(part(element, 'show').textContent).to.equal('Show the map');
    const link = element.querySelectorAll('a')[1]!;
    const details: unknown[] = [];
    element.addEventListener('site-map-open-request', (event) => {
      details.push((event as CustomEvent).detail);
      event.preventDefault();
    });
    link.click();
    expect(details).to.deep.equal([{ url: link.href, reason: 'link' }]);
    link.remove();
    await settle(element);
    expect(part(element, 'link').textContent).to.equal('Open in maps');
    await expect(element).to.be.accessible();
  });

  it('is as high as data-aspect-ratio specifies, on the element or in the markup of a site builder', async () => {
    const box = await fixture<HTMLElement>(html`<div style="width: 400px"></div>`);
    resetWarnings();
    const warnings = await captureConsole(async () => {
      box.setHTMLUnsafe(`<site-map>${mapBlock('50')}</site-map><site-map data-aspect-ratio="75"></site-map>
        <site-map aspect-ratio="16/9"></site-map><site-map data-aspect-ratio="wide"></site-map>`);
      for (const element of box.children) await settle(element);
    });
    const elements = [...box.querySelectorAll<SiteMap>('site-map')];
    expect(elements.map((element) => Math.round(element.getBoundingClientRect().height))).to.deep.equal([
      200, 300, 225, 384,
    ]);
    expect(warnings).to.deep.equal([
      'site-map: data-aspect-ratio="wide" is not a percentage such as 42.5 or a ratio such as 16/9; using the default.',
    ]);
    expect(part(elements[0]!, 'address').textContent).to.contain('Northlight studio');
  });

  it('grows with an address that does not fit its ratio, by the same before and after the upgrade', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(base + base.replaceAll(/site-map(?!-)/g, 'site-map-off'));
    document.adoptedStyleSheets.push(sheet);
    const box = await fixture<HTMLElement>(html`<div style="width: 300px"></div>`);
    const address = `<address>${'Quay 2<br>'.repeat(20)}${'Kai'.repeat(40)}</address>`;
    const names = ['site-map', 'site-map-off'];
    box.setHTMLUnsafe(names.map((name) => `<${name} aspect-ratio="16/9">${address}</${name}>`).join(''));
    const [element, twin] = [...box.children] as [SiteMap, HTMLElement];
    await settle(element);
    for (const map of [element, twin]) {
      const [outer, inner] = [map, map.firstElementChild!].map((node) => node.getBoundingClientRect());
      expect(inner!.top).to.be.closeTo(outer!.top, 0.02);
      expect(inner!.bottom).to.be.closeTo(outer!.bottom - 16, 0.02);
      expect(inner!.right).to.be.at.most(outer!.right - 16);
    }
    expect(element.offsetHeight).to.equal(twin.offsetHeight);
    document.adoptedStyleSheets.pop();
  });

  it('reads the location of an embedded map whose URL a lazy loader or a consent tool has moved to another attribute', async () => {
    for (const name of ['data-src', 'data-lazy-src', 'src="about:blank" data-lazy-src']) {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.setHTMLUnsafe(
        `<site-map><div class="mapouter"><iframe ${name}="https://maps.google.com/maps?q=Markt%2087&amp;z=13&amp;output=embed"></iframe></div></site-map>`,
      );
      const element = box.querySelector<SiteMap>('site-map')!;
      await settle(element);
      expect(part(element, 'address').textContent, name).to.equal('Markt 87');
      expect((part(element, 'link') as HTMLAnchorElement).href).to.equal(
        'https://www.google.com/maps/search/?api=1&query=Markt%2087',
      );
    }
  });

  it('asks for consent once the key of the site is known, if the visitor requested the map before', async () => {
    const box = await fixture(
      html`<div><site-services></site-services><site-cookie-banner></site-cookie-banner><site-map></site-map></div>`,
    );
    const element = box.querySelector<SiteMap>('site-map')!;
    await settle(element);
    const stage = () => part(element, 'base').dataset.stage;
    part(element, 'base').click();
    await settle(element);
    expect(stage()).to.equal('card');
    const provided = provideServices({}, { context: { gmRenderKey: btoa('key') } });
    await waitUntil(() => stage() === 'consent', 'no question');
    box.remove();
    provided.stop();
  });

  it('reports data-block-json that cannot be read', async () => {
    resetWarnings();
    const warnings = await captureConsole(() =>
      make(html`<site-map><div data-block-json="{"><a href="#way">The way</a></div></site-map>`),
    );
    expect(warnings.length).to.equal(1);
    expect(warnings[0]).to.match(/^site-map: data-block-json is not valid JSON \(.*\); ignoring it\.$/);
  });
});
