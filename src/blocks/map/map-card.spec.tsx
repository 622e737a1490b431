// Does the card hold, whatever the page and its data are like?
import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import '../../../elements/site-map';
import { settle } from '../../kit/testing/wait';

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

  it('reads of a stored location what can be read, repeated lines too', async () => {
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

  it('has no link where link-url is none', async () => {
    const element = await make(html`<site-map link-url="javascript:alert(1)"></site-map>`);
    expect(part(element, 'link')).to.equal(null);
  });

  it('holds its buttons whatever the page does to the position of all elements', async () => {
    const style = await fixture(html`<style>* { position: static }</style>`);
    const element = await make(html`<site-map></site-map>`);
    const box = element.getBoundingClientRect();
    expect(part(element, 'link').getBoundingClientRect()).to.include({
      right: box.right - 16,
      top: box.top + 16,
    });
    style.remove();
  });

  it('can be read in forced colours', async () => {
    await executeServerCommand('emulate-preferences', { forcedColors: 'active' });
    const element = await make(html`<site-map></site-map>`);
    // Browsers lay a plate of the colour Canvas under all text.
    const plate = await fixture(html`<i style="color: canvas"></i>`);
    expect(getComputedStyle(part(element, 'show')).color).not.to.equal(getComputedStyle(plate).color);
  });
});
