// Real clicks and moves of the pointer in specs, at elements that have come to rest.
import { sendMouse } from '@web/test-runner-commands';
import { waitUntil } from './wait';

/** Style sheets, images and the scrolling to what has received the focus may move an element in a later frame. */
const FRAMES_AT_REST = 4;

/**
 * The center of the element in the viewport, once it is at the same place for several frames and nothing covers it.
 * Scrolls to it if a part of it is out of view.
 */
export async function findCenter(element: Element): Promise<[x: number, y: number]> {
  if (!isInView(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  let place = '';
  let frames = 0;
  let isCounting = true;
  const count = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const next = [x, y, width, height].join();
    frames = next === place ? frames + 1 : 0;
    place = next;
    if (isCounting) requestAnimationFrame(count);
  };
  count();
  const isHit = () => frames >= FRAMES_AT_REST && receives(element, ...getCenter(element));
  await waitUntil(isHit, `${element.localName} is covered, or does not come to rest`).finally(() => {
    isCounting = false;
  });
  return getCenter(element);
}

export async function clickOn(element: Element, button: 'left' | 'middle' | 'right' = 'left'): Promise<void> {
  await sendMouse({ type: 'click', position: await findCenter(element), button });
}

export async function pointAt(element: Element): Promise<void> {
  await sendMouse({ type: 'move', position: await findCenter(element) });
}

/** The center of the element in the viewport, wherever it is at the moment. */
export function getCenter(element: Element): [x: number, y: number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** Whether a click there is for the element, something in it, or the same label. */
function receives(element: Element, x: number, y: number): boolean {
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (inner?.getRootNode() !== hit.shadowRoot) break;
    hit = inner;
  }
  const label = hit?.closest('label');
  if (label && (label.control === element || label.contains(element))) return true;
  // Text in a slot belongs to the host.
  if (hit && hit === (element.getRootNode() as Partial<ShadowRoot>).host) return true;
  for (let node: Node | null = hit; node; node = getParent(node)) if (node === element) return true;
  return false;
}

/** The parent in the flat tree. */
const getParent = (node: Node): Node | null =>
  (node as Partial<Element>).assignedSlot ?? node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;
