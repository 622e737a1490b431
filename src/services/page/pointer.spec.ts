import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../../kit/testing/wait';
import { MOUSE_RING_DIAMETER } from '../mouse/mouse';
import { onPointerMove, showPointerRing } from './pointer';

it('reports the pointer position until it is stopped', async () => {
  const positions: string[] = [];
  const stop = onPointerMove(({ x, y }) => positions.push(`${x} ${y}`));
  await sendMouse({ type: 'move', position: [40, 30] });
  await waitUntil(() => positions.includes('40 30'));
  stop();
  await sendMouse({ type: 'move', position: [80, 90] });
  expect(positions).not.to.include('80 90');
});

it('draws a ring of 50 px that receives no pointer events [CTX-020]', async () => {
  const remove = showPointerRing(MOUSE_RING_DIAMETER);
  const ring = document.body.lastElementChild as HTMLElement;
  expect(getComputedStyle(ring).visibility).to.equal('hidden');
  await sendMouse({ type: 'move', position: [100, 120] });
  // The pointer may have come from elsewhere in several steps.
  await waitUntil(() => ring.style.visibility === 'visible' && ring.getBoundingClientRect().y === 95);
  const { x, y, width, height } = ring.getBoundingClientRect();
  expect([x, y, width, height]).to.deep.equal([75, 95, 50, 50]);
  expect(document.elementFromPoint(100, 120)).not.to.equal(ring);
  remove();
  expect(ring.isConnected).to.equal(false);
});
