// Services of elements on a page without `<site-services>`.
import { browserPage } from '../../services/page/page';
import { createServices, type Services } from '../../services/services';

let standalone: Services | undefined;

/** Services shared by all blocks of the page, which read the consent cookie and track nothing. */
export function getStandaloneServices(): Services {
  standalone ??= createServices({ page: browserPage(), isStandalone: true });
  return standalone;
}
