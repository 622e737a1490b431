import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { until } from '../../kit/testing/settle';
import { MOUSE_RING } from '../mouse/mouse';
import { onPointer, ringAround } from './pointer';

it('tells where the mouse is, until nobody listens', async () => {
  const told: string[] = [];
  const end = onPointer(({ x, y }) => told.push(`${x} ${y}`));
  await sendMouse({ type: 'move', position: [40, 30] });
  await until(() => told.includes('40 30'));
  end();
  await sendMouse({ type: 'move', position: [80, 90] });
  expect(told).not.to.include('80 90');
});

it('draws a ring of 50 px around it, which is in nobody’s way [CTX-020]', async () => {
  const remove = ringAround(MOUSE_RING);
  const ring = document.body.lastElementChild as HTMLElement;
  expect(getComputedStyle(ring).visibility).to.equal('hidden');
  await sendMouse({ type: 'move', position: [100, 120] });
  await until(() => ring.style.visibility === 'visible');
  const { x, y, width, height } = ring.getBoundingClientRect();
  expect([x, y, width, height]).to.deep.equal([75, 95, 50, 50]);
  expect(document.elementFromPoint(100, 120)).not.to.equal(ring);
  remove();
  expect(ring.isConnected).to.equal(false);
});
