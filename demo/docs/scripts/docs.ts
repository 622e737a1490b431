// Documentation scripts: copy buttons, example buttons and playgrounds.
import { addCopyButtons } from './copy';
import { showCurrentLinks } from './current-link';
import { startFilter } from './filter';
import { startPlayground } from './playground';
import { startSchemeSwitch } from './scheme-switch';
import { startShowing } from './shows';

addCopyButtons(document);
startSchemeSwitch(document);
startShowing(document);
startFilter(document);
showCurrentLinks(document);
for (const section of document.querySelectorAll<HTMLElement>('[data-playground]')) startPlayground(section);
