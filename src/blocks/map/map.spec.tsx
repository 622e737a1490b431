import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../elements/site-map';
import { getStyleSheet } from '../../kit/element/styles';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { holdTimers } from '../../kit/testing/hold-timers';
import { getCenter } from '../../kit/testing/pointer';
import { settle, waitUntil } from '../../kit/testing/wait';
import base from './map.base.css?inline';

type SiteMap = HTMLElementTagNameMap['site-map'];

/** A style without external resources. */
const STYLE = URL.createObjectURL(
  new Blob(
    [
      JSON.stringify({
        version: 8,
        sources: {
          none: {
            type: 'geojson',
            data: { type: 'FeatureCollection', features: [] },
            attribution: 'By <b>us</b>',
          },
        },
        layers: [
          { id: 'land', type: 'background', paint: { 'background-color': '#abc' } },
          { id: 'none', type: 'fill', source: 'none' },
        ],
      }),
    ],
    { type: 'application/json' },
  ),
);

/** An invalid style. */
const BROKEN = URL.createObjectURL(new Blob(['{'], { type: 'application/json' }));

const make = async (markup: ReturnType<typeof html>) => {
  const element = await fixture<SiteMap>(markup);
  await settle(element);
  return element;
};
const part = (element: Element, name: string) =>
  element.shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`)!;
const stage = (element: Element) => part(element, 'base').dataset.stage;
const waitForMap = (element: Element) => waitUntil(() => stage(element) === 'shown', 'the map did not load');
const canvas = (element: Element) => element.shadowRoot!.querySelector('canvas')!;
const getRequests = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /maplibre/.test(name));
const recordEvents = (element: Element, type: string) => {
  const details: unknown[] = [];
  element.addEventListener(type, (event) => {
    details.push((event as CustomEvent).detail);
    event.preventDefault();
  });
  return details;
};

describe('<site-map>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(base)];
  });
  beforeEach(async () => {
    resetWarnings();
    await executeServerCommand('emulate-preferences', {});
    await setViewport({ width: 900, height: 700 });
  });

  describe('the card', () => {
    it('shows the address and makes no request', async () => {
      const element = await make(
        html`<site-map address-title="Café" address-line1="Quay 2" address-country="Norway"></site-map>`,
      );
      expect([...part(element, 'address').children].map(({ textContent }) => textContent)).to.deep.equal([
        'Café',
        'Quay 2',
        'Norway',
      ]);
      await sendMouse({ type: 'move', position: [100, 100] });
      await aTimeout(100);
      expect(getRequests()).to.deep.equal([]);
      expect(stage(element)).to.equal('card');
      await expect(element).to.be.accessible();
    });

    it('keeps the address and links of the page', async () => {
      const element = await make(
        html`<site-map address-title="Unused"><address>Quay 2</address><a href="#way">The way</a></site-map>`,
      );
      expect(part(element, 'address')).to.equal(null);
      expect(element.querySelector('address')!.checkVisibility()).to.equal(true);
      await sendKeys({ press: 'Tab' });
      expect(document.activeElement).to.equal(element.querySelector('a'));
    });

    it('renders the 48 × 64 marker at half size [MAP-015]', async () => {
      const element = await make(html`<site-map></site-map>`);
      const marker = part(element, 'marker') as unknown as SVGSVGElement;
      expect([marker.viewBox.baseVal.width, marker.viewBox.baseVal.height]).to.deep.equal([48, 64]);
      const { width, height } = marker.getBoundingClientRect();
      expect([width, height]).to.deep.equal([24, 32]);
    });

    it('links to the external maps page in a new tab, unless the page prevents it', async () => {
      const element = await make(
        html`<site-map marker-lat="1.5" marker-lng="-2" map-zoom="9" address-title="Café" address-line1="Quay 2"></site-map>`,
      );
      const link = part(element, 'link') as HTMLAnchorElement;
      expect(link.href).to.equal(
        'https://www.openstreetmap.org/?mlat=1.5&mlon=-2&query=Quay%202#map=9/1.5/-2',
      );
      expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener']);
      const details = recordEvents(element, 'site-map-open-request');
      link.click();
      expect(details).to.deep.equal([{ url: link.href, reason: 'link' }]);
    });

    it('has the documented defaults [MAP-003] [MAP-005] [MAP-006] [MAP-007] [MAP-008]', async () => {
      const element = await make(html`<site-map></site-map>`);
      expect(element).to.include({
        mapStyle: 'grayscale',
        showLabels: true,
        mapDraggable: true,
        scrollwheel: 'cooperative',
        showControls: true,
        linkOnClick: true,
        showTerrain: false,
        markerDraggable: false,
        disableDefaultUi: true,
      });
      expect((part(element, 'link') as HTMLAnchorElement).hash).to.match(/^#map=12\//);
    });

    it('accepts map styles by name and number [MAP-009] [MAP-010]', async () => {
      const element = await make(html`<site-map></site-map>`);
      const names = ['original', 'grayscale', 'satellite', 'minimal-light', 'minimal-dark', 'minimal-blue'];
      names.forEach((name, index) => {
        element.setAttribute('data-style', String(index + 1));
        expect(element.mapStyle).to.equal(name);
      });
      for (const name of [
        'Original',
        'Grayscale',
        'Satellite',
        'MinimalDark',
        'MinimalLight',
        'MinimalBlue',
      ]) {
        element.setAttribute('data-style', name);
        expect(element.mapStyle).to.equal(name.replace(/(?<=.)[A-Z]/, '-$&').toLowerCase());
      }
    });

    it('reads the map block of a site builder [MAP-011]', async () => {
      const json = {
        location: {
          addressTitle: 'Example Church',
          addressLine1: '1 Example Street',
          markerLat: 29.5,
          markerLng: -95.2,
          mapLat: 29.6,
          mapLng: -95.4,
          mapZoom: 10,
        },
        vSize: 12,
        style: 5,
        labels: false,
        terrain: true,
        controls: false,
      };
      const element = await make(
        html`<site-map><div class="sqs-block map-block" data-block-json=${JSON.stringify(json)}><div>&nbsp;</div></div></site-map>`,
      );
      expect(element).to.include({
        mapStyle: 'minimal-dark',
        showLabels: false,
        showTerrain: true,
        showControls: false,
      });
      expect(part(element, 'address').textContent).to.equal('Example Church1 Example Street');
      expect((part(element, 'link') as HTMLAnchorElement).hash).to.equal('#map=10/29.5/-95.2');
    });

    it('does not shift the address on upgrade', async () => {
      const markup = '<address>Quay 2<br>Ellery</address><a href="#way">The way</a>';
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.setHTMLUnsafe(`<site-map>${markup}</site-map><site-map-off>${markup}</site-map-off>`);
      const [element, twin] = [...box.children] as [SiteMap, HTMLElement];
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(base.replaceAll(/site-map(?!-)/g, 'site-map-off'));
      document.adoptedStyleSheets.push(sheet);
      await settle(element);
      const measure = (host: Element, child: Element) => {
        const [outer, inner] = [host.getBoundingClientRect(), child.getBoundingClientRect()];
        return [outer.width, outer.height, inner.x - outer.x, inner.y - outer.y, inner.width, inner.height];
      };
      for (const index of [0, 1])
        expect(measure(element, element.children[index]!)).to.deep.equal(
          measure(twin, twin.children[index]!),
        );
      document.adoptedStyleSheets.pop();
    });
  });

  describe('the interactive map', () => {
    it('shows a message and the card if the style fails to load', async () => {
      const element = await make(html`<site-map style-url=${BROKEN} address-title="Café"></site-map>`);
      const details = recordEvents(element, 'site-map-fail');
      await captureConsole(async () => {
        part(element, 'show').click();
        expect(stage(element)).to.equal('card');
        await waitUntil(() => stage(element) === 'failed', 'no failure');
      });
      expect(details).to.deep.equal([{ reason: 'unavailable' }]);
      expect(part(element, 'status').textContent).to.equal('The map could not be loaded.');
      expect(part(element, 'address').checkVisibility()).to.equal(true);
      expect(part(element, 'show').checkVisibility()).to.equal(true);
    });

    it('loads by keyboard, receives the focus and pans with arrow keys', async () => {
      const element = await make(html`<site-map style-url=${STYLE}></site-map>`);
      const loaded = recordEvents(element, 'site-map-load');
      // The map may have loaded before the key press is reported.
      const statuses = new Set<string>();
      const changes = new MutationObserver(() => statuses.add(part(element, 'status').textContent));
      changes.observe(element.shadowRoot!, { subtree: true, childList: true, characterData: true });
      part(element, 'show').focus();
      await sendKeys({ press: 'Enter' });
      await waitForMap(element);
      changes.disconnect();
      expect([...statuses]).to.include('Loading map…');
      expect(loaded).to.have.length(1);
      await waitUntil(() => element.shadowRoot!.activeElement === canvas(element), 'the map has no focus');
      expect(canvas(element).getAttribute('aria-label')).to.equal('Map');
      const marker = element.shadowRoot!.querySelector('.maplibregl-marker')!;
      const before = marker.getBoundingClientRect().x;
      await sendKeys({ press: 'ArrowRight' });
      await waitUntil(() => marker.getBoundingClientRect().x < before - 20, 'it did not move');
      expect(part(element, 'attribution').textContent).to.equal('By us');
      await expect(element).to.be.accessible();
    });

    it('loads with loading="eager", and on a click anywhere on the card', async () => {
      const eager = await make(html`<site-map loading="eager" style-url=${STYLE}></site-map>`);
      await waitForMap(eager);
      const other = await make(html`<site-map style-url=${STYLE} address-title="Café"></site-map>`);
      part(other, 'address').click();
      await settle(other);
      expect(stage(other)).to.equal('card');
      other.click();
      await waitForMap(other);
    });

    it('loads the library once for many maps [MAP-017]', async () => {
      const box = await fixture(html`<div>
        <site-map loading="eager" style-url=${STYLE}></site-map><site-map loading="eager" style-url=${STYLE}></site-map>
      </div>`);
      for (const element of box.children) {
        await settle(element);
        await waitForMap(element);
      }
      expect(getRequests().filter(({ name }) => name.endsWith('maplibre-gl.mjs?no-inline'))).to.have.length(
        1,
      );
    });

    it('links the marker to the external maps page with link-on-click [MAP-012] [MAP-013]', async () => {
      const element = await make(
        html`<site-map loading="eager" style-url=${STYLE} marker-lat="1" marker-lng="2" map-zoom="5" address-title="Café" address-line1="Quay 2"></site-map>`,
      );
      await waitForMap(element);
      const pin = element.shadowRoot!.querySelector<HTMLAnchorElement>('.pin')!;
      expect(pin.getAttribute('aria-label')).to.equal('Open in maps: Café');
      expect([pin.target, pin.rel]).to.deep.equal(['_blank', 'noopener']);
      const details = recordEvents(element, 'site-map-open-request');
      pin.click();
      expect(details).to.deep.equal([{ url: pin.href, reason: 'marker' }]);
      expect(pin.href).to.contain('mlat=1&mlon=2&query=Quay%202#map=5/1/2');
      element.linkOnClick = false;
      await settle(element);
      expect(element.shadowRoot!.querySelector('.pin')).to.equal(null);
      expect(element.shadowRoot!.querySelector('.maplibregl-marker svg')).to.not.equal(null);
    });

    it('batches changes of options for 60 ms [MAP-016]', async () => {
      const element = await make(
        html`<site-map loading="eager" style-url=${STYLE} map-lat="0" map-lng="0" marker-lat="0" marker-lng="0"></site-map>`,
      );
      await waitForMap(element);
      const marker = element.shadowRoot!.querySelector('.maplibregl-marker')!;
      const isInCenter = () => Math.abs(getCenter(marker)[0] - getCenter(element)[0]) < 2;
      await waitUntil(isInCenter, 'the marker is not in the center');
      const start = marker.getBoundingClientRect().x;
      const timers = holdTimers(60);
      for (const lng of [0.01, 0.02]) {
        element.markerLng = lng;
        await settle(element);
      }
      const { held } = timers;
      timers.restore();
      expect(held.size, 'one update for both').to.equal(1);
      expect(marker.getBoundingClientRect().x).to.equal(start);
      for (const run of held.values()) run();
      await waitUntil(() => marker.getBoundingClientRect().x > start + 10, 'the marker stayed');
    });

    it('does not prevent page scrolling unless scrollwheel is greedy', async () => {
      const element = await make(html`<site-map loading="eager" style-url=${STYLE}></site-map>`);
      await waitForMap(element);
      const wheel = () => {
        const event = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true });
        canvas(element).dispatchEvent(event);
        return event.defaultPrevented;
      };
      expect(wheel()).to.equal(false);
      element.scrollwheel = 'greedy';
      await settle(element);
      await waitUntil(wheel, 'the wheel does not zoom');
      element.setAttribute('scrollwheel', 'false');
      (element as { scrollwheel: unknown }).scrollwheel = null;
      await settle(element);
      await waitUntil(() => !wheel(), 'the wheel still zooms');
    });

    it('has zoom buttons unless show-controls is off', async () => {
      const element = await make(
        html`<site-map loading="eager" style-url=${STYLE} disable-default-ui="false"></site-map>`,
      );
      await waitForMap(element);
      await waitUntil(() => element.shadowRoot!.querySelector('.maplibregl-ctrl-scale'));
      const scale = element.shadowRoot!.querySelector('.maplibregl-ctrl-scale')!;
      const before = scale.textContent;
      part(element, 'controls').querySelector('button')!.click();
      await waitUntil(() => scale.textContent !== before, 'it did not zoom');
      element.showControls = false;
      await settle(element);
      expect(part(element, 'controls')).to.equal(null);
    });

    it('warns about missing URLs of satellite tiles and terrain and falls back', async () => {
      const details = await captureConsole(async () => {
        const element = await make(
          html`<site-map loading="eager" style-url=${STYLE} map-style="satellite" show-terrain></site-map>`,
        );
        await waitForMap(element);
      });
      expect(details).to.deep.equal([
        'site-map: map-style="satellite" needs satellite-url; using "original".',
        'site-map: show-terrain needs terrain-url; the map stays flat.',
      ]);
    });

    it('removes the map when it is disconnected', async () => {
      const element = await make(html`<site-map loading="eager" style-url=${STYLE}></site-map>`);
      await waitForMap(element);
      const mapCanvas = canvas(element);
      element.remove();
      await waitUntil(() => !element.shadowRoot!.querySelector('canvas'));
      expect(mapCanvas.isConnected).to.equal(false);
    });
  });
});
