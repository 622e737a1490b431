// Documentation scripts: copy buttons, example buttons and playgrounds.
import { addCopyButtons } from './copy';
import { showCurrentLinks } from './current-link';
import { startFilter } from './filter';
import { startPlayground } from './playground';
import { startSchemeSwitch } from './scheme-switch';
import { connectOverlayExamples } from './overlay-examples';

addCopyButtons(document);
startSchemeSwitch(document);
connectOverlayExamples(document);
startFilter(document);
showCurrentLinks(document);
for (const section of document.querySelectorAll<HTMLElement>('[data-playground]')) startPlayground(section);
