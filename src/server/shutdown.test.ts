import { expect, it } from 'vitest';
import { finishWithin } from './shutdown';

it('rejects after the time limit if the database does not respond', async () => {
  const hanging = new Promise<void>(() => undefined);
  await expect(finishWithin(hanging, 1, 'It did not respond.')).rejects.toThrow('It did not respond.');
});

it('settles with the result of the work', async () => {
  await finishWithin(Promise.resolve(), 3_600_000, 'late');
  await expect(finishWithin(Promise.reject(new Error('away')), 3_600_000, 'late')).rejects.toThrow('away');
});
