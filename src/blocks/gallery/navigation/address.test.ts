import { expect, it } from 'vitest';
import { isInEditor } from './slide-url';

interface Frame {
  location: { pathname: string };
  parent: Frame;
}

const frame = (pathname: string, parent?: Frame): Window => {
  const page = { location: { pathname } } as Frame;
  page.parent = parent ?? page;
  return page as unknown as Window;
};
const asFrame = (page: Window) => page as unknown as Frame;

it('detects a page in the admin area or in a frame of it', () => {
  expect(isInEditor(frame('/coast'))).toBe(false);
  expect(isInEditor(frame('/config/pages'))).toBe(true);
  expect(isInEditor(frame('/coast', asFrame(frame('/config/'))))).toBe(true);
  expect(isInEditor(frame('/coast', asFrame(frame('/x', asFrame(frame('/config/'))))))).toBe(true);
  expect(isInEditor(frame('/coast', asFrame(frame('/blog'))))).toBe(false);
});

it('a parent frame of another origin is not the editor', () => {
  const foreign = {
    get location(): never {
      throw new DOMException('Blocked', 'SecurityError');
    },
  } as unknown as Frame;
  expect(isInEditor(frame('/coast', foreign))).toBe(false);
});
