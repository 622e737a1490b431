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
});
