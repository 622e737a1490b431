// Services of elements on a page without `<site-services>`.
import { browserPage } from '../../services/page/page';
import { createServices, type Services } from '../../services/services';

let standalone: Services | undefined;

/** Shared by all blocks of the page: reads the consent cookie, tracks nothing. */
export function getStandaloneServices(): Services {
  standalone ??= createServices({ page: browserPage(), isStandalone: true });
  return standalone;
}
