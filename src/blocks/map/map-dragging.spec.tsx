import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../../elements/site-map';
import { getCenter } from '../../kit/testing/pointer';
import { settle, waitUntil } from '../../kit/testing/wait';

type SiteMap = HTMLElementTagNameMap['site-map'];

/** A style without external resources. */
const STYLE = URL.createObjectURL(
  new Blob([JSON.stringify({ version: 8, sources: {}, layers: [] })], { type: 'application/json' }),
);

const make = async (markup: ReturnType<typeof html>) => {
  const element = await fixture<SiteMap>(markup);
  await settle(element);
  const getStage = () => element.shadowRoot!.querySelector<HTMLElement>('[part="base"]')!.dataset.stage;
  await waitUntil(() => getStage() === 'shown', 'the map did not load');
  await waitUntil(() => Math.abs(getOffset(element)) < 2, 'the marker is not in the center');
  return element;
};

const getMarker = (element: Element) =>
  element.shadowRoot!.querySelector('.maplibregl-marker')!.getBoundingClientRect();
/** How far the marker is to the right of the center of the map, in px. */
const getOffset = (element: Element) =>
  getCenter(element.shadowRoot!.querySelector('.maplibregl-marker')!)[0] - getCenter(element)[0];

/** Drags 60 px to the right. */
async function drag(startX: number, startY: number): Promise<void> {
  const [x, y] = [Math.round(startX), Math.round(startY)];
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  for (const offset of [30, 60]) await sendMouse({ type: 'move', position: [x + offset, y] });
  await sendMouse({ type: 'up' });
}

describe('dragging in <site-map>', () => {
  it('moves the marker only with marker-draggable [MAP-014]', async () => {
    const element = await make(
      html`<site-map marker-draggable loading="eager" style-url=${STYLE} map-lat="0" map-lng="0"></site-map>`,
    );
    const moved: { lat: number; lng: number }[] = [];
    element.addEventListener('site-map-marker-move', (event) => moved.push((event as CustomEvent).detail));
    const dragMarker = () => {
      const { x, y, width, height } = getMarker(element);
      return drag(x + width / 2, y + height - 12);
    };
    await dragMarker();
    await waitUntil(() => moved.length === 1, 'the marker was not dragged');
    expect(moved[0]!.lng).to.be.greaterThan(0.001);
    element.markerDraggable = false;
    await settle(element);
    await aTimeout(120);
    await dragMarker();
    expect(moved).to.have.length(1);
  });

  it('moves the map unless map-draggable is false [MAP-006]', async () => {
    for (const isDraggable of [false, true]) {
      const element = await make(
        html`<site-map map-draggable=${isDraggable} loading="eager" style-url=${STYLE} map-lat="0" map-lng="0"></site-map>`,
      );
      const { left, top } = element.getBoundingClientRect();
      await drag(left + 40, top + 100);
      const hasMoved = () => getOffset(element) > 20;
      if (isDraggable) await waitUntil(hasMoved, 'the map was not dragged');
      else await aTimeout(120);
      expect(hasMoved()).to.equal(isDraggable);
      element.remove();
    }
  });
});
