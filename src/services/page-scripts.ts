// How does a script of another host come into the page? As an element, once per page, and only from hosts that we know.

/** Hosts of captcha providers, with all below them. */
const HOSTS = ['google.com', 'recaptcha.net', 'hcaptcha.com', 'cloudflare.com'];

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/** The address as browsers with Trusted Types want it, by the policy `site-elements`. Throws for a host nobody knows. */
export function trustedScriptUrl(url: string): unknown {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  const rules = { createScriptURL: known };
  return (types?.createPolicy('site-elements', rules) ?? rules).createScriptURL(url);
}

const loads = new Map<string, Promise<void>>();

/** Rejects when it cannot be had; then it may be asked for again. */
export function addScript(url: string): Promise<void> {
  const running = loads.get(url) ?? insert(url);
  loads.set(url, running);
  running.catch(() => loads.delete(url));
  return running;
}

function insert(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
    script.src = trustedScriptUrl(url) as string;
    document.head.append(script);
  });
}

function known(url: string): string {
  const { origin, protocol, hostname } = new URL(url, document.baseURI);
  const isOwn = origin === location.origin || origin === new URL(import.meta.url).origin;
  const isKnown = HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  if (isOwn || (isKnown && protocol === 'https:')) return url;
  throw new TypeError(`${hostname} is not a host of a captcha.`);
}
