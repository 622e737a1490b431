// What does a script add to the documentation? Buttons that copy code, and knobs that move a live element.
import { addCopyButtons } from './copy';
import { startPlayground } from './playground';

addCopyButtons(document);
for (const section of document.querySelectorAll<HTMLElement>('[data-playground]')) startPlayground(section);
