// Documentation scripts: copy buttons, example buttons and playgrounds.
import { addCopyButtons } from './copy';
import { showCurrentLinks } from './current-link';
import { startFilter } from './filter';
import { connectOverlayExamples } from './overlay-examples';
import { startPlayground } from './playground';
import { startSchemeSwitch } from './scheme-switch';

addCopyButtons(document);
startSchemeSwitch(document);
connectOverlayExamples(document);
startFilter(document);
showCurrentLinks(document);
for (const section of document.querySelectorAll<HTMLElement>('[data-playground]')) startPlayground(section);
