// The thread at Disqus, after a click and after consent, and the counts that its script fills in.
import { createFacade } from '../../kit/facade/facade';
import type { Services } from '../../services/services';
import { findMount } from './comments.content';
import type { CommentsHost, CommentsProvider } from './comments.types';

/** What the script looks for, as its documentation describes. */
const THREAD_ID = 'disqus_thread';

interface DisqusConfig {
  page: { identifier?: string; url?: string };
}

export function createDisqus(host: CommentsHost, services: Services, signal: AbortSignal): CommentsProvider {
  let hasCounted = false;
  const getShortname = () => host.shortname || services.context.websiteSettings.disqusShortname;
  const facade = createFacade({
    host,
    getStatuses: () => ({
      consent: host.labelConsent,
      loading: host.labelLoading,
      failed: host.labelFailed,
    }),
    getAction: (stage) => (stage === 'loaded' ? '' : host.labelShow),
    getSettingsLabel: () => host.labelSettings,
  });

  const load = async () => {
    if (!(await facade.begin(signal))) return;
    facade.openBox(createBox());
    const config = createConfig(host, services);
    Object.assign(globalThis, { disqus_config: config });
    // The script draws the first thread by itself.
    const disqus = services.page.getGlobal('DISQUS') as { reset?(options: object): void } | undefined;
    const isLoaded = await services.thirdParties.comments.thread(getShortname());
    if (signal.aborted) return;
    if (!isLoaded) facade.closeBox();
    if (isLoaded) disqus?.reset?.({ reload: true, config });
    facade.setStage(isLoaded ? 'loaded' : 'failed');
    host.emit(isLoaded ? 'site-comments-load' : 'site-comments-fail');
  };
  const update = () => {
    facade.update();
    if (!host.counts || hasCounted) return;
    hasCounted = true;
    void services.thirdParties.comments.count(getShortname());
  };

  facade.connect(signal);
  facade.action.addEventListener(
    'click',
    () => {
      if (facade.stage !== 'consent' && facade.stage !== 'loading') void load();
    },
    { signal },
  );
  update();
  return { update };
}

function createBox(): HTMLElement {
  document.getElementById(THREAD_ID)?.removeAttribute('id');
  const box = document.createElement('div');
  box.dataset.siteOwn = 'thread';
  box.id = THREAD_ID;
  return box;
}

/** Called by the script with itself as `this`. */
function createConfig(host: CommentsHost, { page }: Services): (this: DisqusConfig) => void {
  const url = page.url().href.replace(/#.*/, '');
  const identifier = host.identifier || findMount(host)?.dataset.itemId || page.url().pathname;
  return function () {
    Object.assign(this.page, { url, identifier });
  };
}
