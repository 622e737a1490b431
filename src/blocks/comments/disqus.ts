// Embeds the thread of Disqus after a click and consent, and loads its script for comment counts.
import { adoptStyles } from '../../kit/element/styles';
import { createFacade, type FacadeOptions } from '../../kit/facade/facade';
import facadeStyles from '../../kit/facade/facade.light.css?inline';
import type { Services } from '../../services/services';
import { findMount } from './comments.content';
import type { CommentsProps } from './comments.types';
import styles from './disqus-thread.css?inline';

/** Id that the script looks for, as documented. */
const THREAD_ID = 'disqus_thread';

interface DisqusConfig {
  page: { identifier?: string; url?: string };
}

/** @returns a function that updates changed labels */
export function start(getProps: () => CommentsProps, services: Services, signal: AbortSignal): () => void {
  const { host, emit } = getProps();
  adoptStyles(host, [facadeStyles, styles]);
  let hasCounted = false;
  const getShortname = () => getProps().shortname || services.context.websiteSettings.disqusShortname;
  const facade = createFacade({
    host: host as FacadeOptions<never>['host'],
    getStatuses: () => ({
      consent: getProps().labelConsent,
      loading: getProps().labelLoading,
      failed: getProps().labelFailed,
    }),
    getAction: (stage) => (stage === 'loaded' ? '' : getProps().labelShow),
    getSettingsLabel: () => getProps().labelSettings,
  });

  const load = async () => {
    if (!(await facade.begin(signal))) return;
    facade.openBox(createBox());
    const config = createConfig(getProps(), services);
    Object.assign(globalThis, { disqus_config: config });
    // The script renders the first thread automatically.
    const disqus = services.page.getGlobal('DISQUS') as { reset?(options: object): void } | undefined;
    const isLoaded = await services.thirdParties.comments.thread(getShortname());
    if (signal.aborted) return;
    if (!isLoaded) facade.closeBox();
    if (isLoaded) disqus?.reset?.({ reload: true, config });
    facade.setStage(isLoaded ? 'loaded' : 'failed');
    emit(isLoaded ? 'site-comments-load' : 'site-comments-fail');
  };
  const update = () => {
    facade.update();
    if (!getProps().counts || hasCounted) return;
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
  return update;
}

function createBox(): HTMLElement {
  document.getElementById(THREAD_ID)?.removeAttribute('id');
  const box = document.createElement('div');
  box.dataset.siteOwn = 'thread';
  box.id = THREAD_ID;
  return box;
}

/** Called by the script with itself as `this`. */
function createConfig(
  { host, identifier: id }: CommentsProps,
  { page }: Services,
): (this: DisqusConfig) => void {
  const url = page.url().href.replace(/#.*/, '');
  const identifier = id || findMount(host)?.dataset.itemId || page.url().pathname;
  return function () {
    Object.assign(this.page, { url, identifier });
  };
}
