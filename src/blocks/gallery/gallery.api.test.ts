import { expect, it, vi } from 'vitest';
import { createGalleryApi } from './gallery.api';
import type { SlideController } from './gallery.types';

const createController = () => ({ counts: { count: 4 }, slideTo: vi.fn() }) as unknown as SlideController;

it('shows the slide that was last requested before there was a controller, once', () => {
  const api = createGalleryApi();
  api.show(1);
  api.show(2);
  const [first, second] = [createController(), createController()];
  api.attach(first);
  expect(vi.mocked(first.slideTo).mock.calls).toEqual([[2, 'property']]);
  api.attach(null);
  api.attach(second);
  expect(second.slideTo).not.toHaveBeenCalled();
});
