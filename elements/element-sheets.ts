// Links the style sheet of an element, from the folder of this script.
import { addLink, createSheetLinks } from '../src/kit/loader/link-sheet';
import { sheets } from './sheets.mjs';

export const link = createSheetLinks(sheets, (tag) =>
  addLink(new URL(/* @vite-ignore */ `${tag}.css`, import.meta.url)),
);
