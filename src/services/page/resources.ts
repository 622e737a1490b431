// Loads third-party scripts and style sheets once per page; scripts from known hosts only.

/**
 * Hosts of captchas, comments, follow buttons, recordings and reservations, including their subdomains. OpenTable has one per
 * country; `<site-reservation>` recognizes its links by the same names.
 */
const KNOWN_HOST =
  /(^|\.)(recaptcha\.net|(google|hcaptcha|cloudflare|disqus|twitter|fullstory|exploretock)\.com|opentable\.(com(\.(au|mx|tw))?|co\.(th|uk)|ae|ca|de|es|fr|hk|ie|it|jp|nl|sg))$/;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/** The URL as required by Trusted Types, from the policy `site-elements`. Throws for an unknown host. */
export function trustedScriptUrl(url: string): unknown {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  const rules = { createScriptURL: checkUrl };
  return (types?.createPolicy('site-elements', rules) ?? rules).createScriptURL(url);
}

const loads = new Map<string, Promise<void>>();

/**
 * Rejects if the script cannot be loaded; it can then be requested again.
 * @param id id of the script element, which some scripts look up
 */
export const loadScript = (url: string, id = ''): Promise<void> => loadOnce(url, () => createScript(url, id));

/** Runs the script on each call, inside the container. Rejects if it cannot be loaded. */
export const insertScript = (url: string, container: Element): Promise<void> =>
  insert(url, () => createScript(url), container);

/** Loads a style sheet, like `loadScript`. */
export const loadStylesheet = (url: string): Promise<void> =>
  loadOnce(url, () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    return link;
  });

function createScript(url: string, id = ''): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.id = id;
  script.src = trustedScriptUrl(url) as string;
  return script;
}

function loadOnce(url: string, create: () => HTMLElement): Promise<void> {
  const running = loads.get(url) ?? insert(url, create);
  loads.set(url, running);
  running.catch(() => loads.delete(url));
  return running;
}

function insert(url: string, create: () => HTMLElement, container: Element = document.head): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = create();
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
    container.append(element);
  });
}

function checkUrl(url: string): string {
  const { origin, protocol, hostname } = new URL(url, document.baseURI);
  const isOwn = origin === location.origin || origin === new URL(import.meta.url).origin;
  if (isOwn || (protocol === 'https:' && KNOWN_HOST.test(hostname))) return url;
  throw new TypeError(`Scripts from ${hostname} are not allowed.`);
}
