// What does a script add to the documentation? Buttons that copy code or show an example, and
// knobs that move a live element.
import { addCopyButtons } from './copy';
import { startPlayground } from './playground';
import { startShowing } from './shows';

addCopyButtons(document);
startShowing(document);
for (const section of document.querySelectorAll<HTMLElement>('[data-playground]')) startPlayground(section);
