/** Starts a hosted site with the settings of its row. */
import type { SenderSettings } from './domain/mail-sender';
import type { Secrets } from './domain/signing';
import { openPayments, type StoredPayments } from './domain/site-payments';
import { deriveSiteOwnerToken, deriveSiteSecrets } from './domain/site-secrets';
import type { Limits } from './http/context';
import { type Sender, sanitizeHeader } from './mail/mail';
import { getFolders } from './site-folders';
import { type RunningSite, type ServerParts, type SiteParts, startSite } from './start-site';
import type { HostedSite } from './stores/hosted-sites';
import type { Site } from './stores/sites';

/** What hosted sites get from the server. */
export interface HostedParts extends ServerParts {
  /** Secrets of the server, from which those of the sites are derived. */
  secrets: Secrets;
}

export interface StartedParts extends HostedParts {
  /** Reads the stored sites again after one has changed. */
  refresh(): Promise<void>;
}

/** Hosted sites do not get what the server's settings give to its own site, such as payments. */
export function startHosted(
  parts: StartedParts,
  { site, settings, salt }: HostedSite,
  limits: Limits | undefined,
): Promise<RunningSite> {
  const { config, secrets: serverSecrets } = parts;
  const identity = { id: site.id, salt };
  const secrets = deriveSiteSecrets(serverSecrets, identity);
  return startSite(parts, {
    site,
    secrets,
    ownerToken: deriveSiteOwnerToken(serverSecrets, identity),
    siteUrl: () => settings.url,
    origins: [],
    places: undefined,
    limits,
    hosting: undefined,
    refresh: parts.refresh,
    quotas: settings.quotas,
    folders: getFolders(config.elementsRoot, settings.root, []),
    smtp: config.smtp && { url: config.smtp.url, ...getSender(config.smtp.from, site, settings.sender) },
    ...readPayments(parts, site.id, secrets, settings.payments),
    isPolling: false,
  });
}

/** Mails of a site never carry the name of another site. */
function getSender(server: string, site: Site, { name, address, replyTo }: SenderSettings = {}): Sender {
  const serverAddress = /<([^<>]*)>\s*$/.exec(server)?.[1] ?? server.trim();
  return {
    from: { name: sanitizeHeader(name ?? site.name), address: address ?? serverAddress },
    replyTo,
  };
}

/** The site's own account or none: its money must not reach another account. */
function readPayments(
  { config: { stripeUrl: url }, observer }: HostedParts,
  siteId: string,
  secrets: Secrets,
  stored: StoredPayments | undefined,
): Pick<SiteParts, 'stripe' | 'sellsForTest'> {
  const payments = stored && openPayments(secrets, siteId, stored);
  if (payments?.provider === 'sealed')
    observer.onError(
      new Error(`The keys of payments of the site "${siteId}" cannot be read; set them again.`),
    );
  const stripe = payments?.provider === 'stripe' ? { ...payments, url } : undefined;
  return { stripe, sellsForTest: payments?.provider === 'test' };
}
