// Third-party scripts and style sheets of a site. Loaded on demand and, unless hosted by the site, only after
// consent.
import type { SiteContext } from '../../core/entities/site-context';
import type { Store } from '../../core/store';
import type { Page } from '../page/page';
import type { ApiResult, ConsentState, LoadThirdPartyScript } from '../shared/ports';
import { COMMENTS_SCRIPT_ID, commentsUrl, fontsUrl, SOCIAL_URL, typekitUrl } from './third-party-urls';

/** Each function resolves with whether the script has loaded, after consent. */
export interface ThirdParties {
  readonly fonts: {
    /** Loads the style sheet of font families such as `Inter` or `Inter:400,700` (API-028). */
    stylesheet(families: readonly string[], host?: string): Promise<boolean>;
    /** Loads the font kit of the site context, or another one (API-029). */
    typekit(id?: string): Promise<boolean>;
  };
  readonly comments: {
    /** Loads the script that inserts comment counts, by the shortname of the site (HDR-003), if it has comments. */
    count(shortname?: string): Promise<boolean>;
    /** Loads the script that renders the thread into `#disqus_thread`, if the site has comments. */
    thread(shortname?: string): Promise<boolean>;
  };
  readonly social: {
    /** Loads the script for follow buttons (HDR-004). */
    follow(url?: string): Promise<boolean>;
  };
  readonly recording: {
    /** Records the session if it is eligible (HDR-002). `url` is the script, `global` the variable that it defines. */
    start(recorder: { readonly url: string; readonly global: string }): Promise<boolean>;
  };
}

export interface ThirdPartiesDeps {
  readonly page: Page;
  readonly context: SiteContext;
  readonly consent: Store<ConsentState>;
  readonly load: LoadThirdPartyScript;
  readonly isOn: (feature: string) => boolean;
  readonly recordingId: () => Promise<ApiResult<string>>;
}

/**
 * Features of a recording: the toggle, and whether this visit is in the sample. The specification does not name them.
 */
export const RECORDING_FEATURE = 'session-recording';
export const RECORDING_SAMPLE = 'session-recording-sample';

/** Devices need more processor cores than this, because recording slows the page down. */
const CORE_THRESHOLD = 2;

/** API of a recorder. */
interface Recorder {
  identify?(id: string): void;
}

export function createThirdParties(deps: ThirdPartiesDeps): ThirdParties {
  const { page, context, load } = deps;
  const { commentsEnabled, disqusShortname } = context.websiteSettings;
  const loadStylesheet = (url: string | undefined) =>
    loadAfterConsent(deps, url, (scriptUrl) => page.loadStylesheet(scriptUrl));
  const loadScriptUrl = (url: string | undefined, id?: string) =>
    loadAfterConsent(deps, url, (scriptUrl) => load({ url: scriptUrl, ...(id ? { id } : {}) }));
  return {
    fonts: {
      stylesheet: (families, host) => loadStylesheet(fontsUrl(families, host)),
      typekit: (id = context.website.typekitId) => loadStylesheet(typekitUrl(id)),
    },
    comments: {
      count: (shortname = disqusShortname) =>
        loadScriptUrl(commentsEnabled ? commentsUrl(shortname, 'count') : undefined, COMMENTS_SCRIPT_ID),
      thread: (shortname = disqusShortname) =>
        loadScriptUrl(commentsEnabled ? commentsUrl(shortname, 'embed') : undefined),
    },
    social: { follow: (url = SOCIAL_URL) => loadScriptUrl(url) },
    recording: { start: (recorder) => record(deps, recorder) },
  };
}

/** Resolves with whether it has loaded. Makes no request to another host before consent. */
async function loadAfterConsent(
  { page, consent }: ThirdPartiesDeps,
  url: string | undefined,
  fetch: (url: string) => Promise<unknown>,
): Promise<boolean> {
  if (url === undefined) return false;
  if (new URL(url, page.url()).origin !== page.url().origin) await waitForConsent(consent);
  try {
    await fetch(url);
    return true;
  } catch (error) {
    page.warn(`site-services: ${url} could not be loaded.`, error);
    return false;
  }
}

async function record(
  deps: ThirdPartiesDeps,
  { url, global }: { url: string; global: string },
): Promise<boolean> {
  const { page, isOn, load, recordingId, consent } = deps;
  const isEligible = page.device.cores > CORE_THRESHOLD && isOn(RECORDING_FEATURE) && isOn(RECORDING_SAMPLE);
  if (!isEligible) return false;
  // Recording always needs consent, no matter where the script is hosted.
  await waitForConsent(consent);
  const id = await recordingId();
  if (!id.ok) return false;
  return loadAfterConsent(deps, url, async (scriptUrl) => {
    const recorder = await load<Recorder>({ url: scriptUrl, global });
    recorder.identify?.(id.data);
  });
}

function waitForConsent(consent: Store<ConsentState>): Promise<void> {
  if (consent.get() === 'granted') return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = consent.subscribe((state) => {
      if (state !== 'granted') return;
      unsubscribe();
      resolve();
    });
  });
}
