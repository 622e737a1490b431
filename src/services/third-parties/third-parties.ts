// Third-party scripts and style sheets of a site. Loaded on demand and, unless hosted by the site, only after
// consent.
import type { SiteContext } from '../../core/entities/site-context';
import type { Store } from '../../core/store';
import type { Page } from '../page/page';
import type { ApiResult, ConsentState, LoadThirdPartyScript } from '../ports';
import { COMMENTS_SCRIPT_ID, commentsCountUrl, fontsUrl, SOCIAL_URL, typekitUrl } from './third-party-urls';

/** Each function resolves with whether the script has loaded, after consent. */
export interface ThirdParties {
  readonly fonts: {
    /** Loads the style sheet of these families: `Inter`, `Inter:400,700` (API-028). */
    stylesheet(families: readonly string[], host?: string): Promise<boolean>;
    /** Loads the font kit of the site context, or another one (API-029). */
    typekit(id?: string): Promise<boolean>;
  };
  readonly comments: {
    /** Loads the script that inserts comment counts, by the shortname of the site (HDR-003). */
    count(shortname?: string): Promise<boolean>;
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

/** A device needs more processor cores than this, because recording slows the page down. */
const ENOUGH_CORES = 2;

/** API of a recorder. */
interface Recorder {
  identify?(id: string): void;
}

export function createThirdParties(needs: ThirdPartiesDeps): ThirdParties {
  const { page, context, load } = needs;
  const sheet = (url: string | undefined) => come(needs, url, (address) => page.loadStylesheet(address));
  const script = (url: string | undefined, id?: string) =>
    come(needs, url, (address) => load({ url: address, ...(id ? { id } : {}) }));
  return {
    fonts: {
      stylesheet: (families, host) => sheet(fontsUrl(families, host)),
      typekit: (id = context.website.typekitId) => sheet(typekitUrl(id)),
    },
    comments: {
      count: (shortname = context.websiteSettings.disqusShortname) =>
        script(commentsCountUrl(shortname), COMMENTS_SCRIPT_ID),
    },
    social: { follow: (url = SOCIAL_URL) => script(url) },
    recording: { start: (recorder) => record(needs, recorder) },
  };
}

/** Resolves with whether it has loaded. Makes no request to another host before consent. */
async function come(
  { page, consent }: ThirdPartiesDeps,
  url: string | undefined,
  fetch: (url: string) => Promise<unknown>,
): Promise<boolean> {
  if (url === undefined) return false;
  if (new URL(url, page.url()).origin !== page.url().origin) await granted(consent);
  try {
    await fetch(url);
    return true;
  } catch (error) {
    page.warn(`site-services: ${url} could not be loaded.`, error);
    return false;
  }
}

async function record(
  needs: ThirdPartiesDeps,
  { url, global }: { url: string; global: string },
): Promise<boolean> {
  const { page, isOn, load, recordingId, consent } = needs;
  const eligible = page.device.cores > ENOUGH_CORES && isOn(RECORDING_FEATURE) && isOn(RECORDING_SAMPLE);
  if (!eligible) return false;
  // Recording always needs consent, wherever the script is hosted.
  await granted(consent);
  const id = await recordingId();
  if (!id.ok) return false;
  return come(needs, url, async (address) => {
    const recorder = await load<Recorder>({ url: address, global });
    recorder.identify?.(id.data);
  });
}

function granted(consent: Store<ConsentState>): Promise<void> {
  if (consent.get() === 'granted') return Promise.resolve();
  return new Promise((resolve) => {
    const end = consent.subscribe((state) => {
      if (state !== 'granted') return;
      end();
      resolve();
    });
  });
}
