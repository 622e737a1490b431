// Documentation scripts: copy buttons, example buttons and playgrounds.
import { addCopyButtons } from './copy';
import { startPlayground } from './playground';
import { startShowing } from './shows';

addCopyButtons(document);
startShowing(document);
for (const section of document.querySelectorAll<HTMLElement>('[data-playground]')) startPlayground(section);
