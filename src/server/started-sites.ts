/** Hosted sites that are started: from their first visit or work until they are idle. */
import type { Limits } from './http/context';
import { createLimits } from './http/limits';
import { type StartedParts, startHosted } from './start-hosted';
import type { RunningSite } from './start-site';
import type { HostedSite } from './stores/hosted-sites';

export interface StartedSites {
  /** The site, started if necessary. */
  open(hosted: HostedSite): Promise<RunningSite>;
  all(): Promise<RunningSite[]>;
  /** Ends the sites whose stored settings have changed since they were started. */
  endChanged(find: (id: string) => HostedSite | undefined): void;
  /** Ends sites that have been idle for a while. */
  endIdle(): void;
  /** Ends all sites. */
  stop(): Promise<void>;
}

/** Time after which an idle site is ended, in milliseconds. Longer than any limit takes to recover. */
const IDLE_MS = 10 * 60_000;

/** Maximum number of started sites: each needs nearly a megabyte. */
const MAX_STARTED = 500;

interface StartedSite {
  readonly running: Promise<RunningSite>;
  /** The stored settings with which it was started, as JSON. */
  readonly stored: string;
  usedAt: number;
}

/** Limits outlive the application, so that a restarted site keeps them. */
interface UsedLimits {
  readonly limits: Limits;
  usedAt: number;
}

export function createStartedSites(parts: StartedParts, maxStarted = MAX_STARTED): StartedSites {
  const { config, clock, observer } = parts;
  /** Least recently used first. */
  const started = new Map<string, StartedSite>();
  const limits = new Map<string, UsedLimits>();
  const ending = new Set<Promise<void>>();
  let isStopping = false;

  /** Requests being answered continue: an application needs no cleanup, and its events are stored before it answers. */
  const end = (id: string): void => {
    const site = started.get(id);
    started.delete(id);
    const work = Promise.resolve(site?.running)
      .then((running) => running?.stop())
      .catch(observer.onError)
      .finally(() => ending.delete(work));
    ending.add(work);
  };
  const getLimits = (id: string, usedAt: number): Limits | undefined => {
    if (!config.rateLimit) return undefined;
    const used = limits.get(id) ?? { limits: createLimits(clock), usedAt };
    used.usedAt = usedAt;
    limits.set(id, used);
    return used.limits;
  };
  /** While the server stops, requests are answered, but no further jobs run. */
  const startOne = async (hosted: HostedSite, own: Limits | undefined): Promise<RunningSite> => {
    const running = await startHosted(parts, hosted, own);
    if (isStopping) await running.stop();
    return running;
  };
  /** A site that fails to start is started again on the next request. */
  const start = (hosted: HostedSite, own: Limits | undefined, usedAt: number): StartedSite => {
    const { id } = hosted.site;
    const site = { running: startOne(hosted, own), stored: JSON.stringify(hosted), usedAt };
    site.running.catch(() => started.get(id) === site && started.delete(id));
    return site;
  };
  const getRunning = async (): Promise<RunningSite[]> => {
    const sites = await Promise.allSettled([...started.values()].map((site) => site.running));
    return sites.flatMap((site) => (site.status === 'fulfilled' ? [site.value] : []));
  };
  return {
    open(hosted) {
      const { id } = hosted.site;
      const usedAt = performance.now();
      const own = getLimits(id, usedAt);
      const site = started.get(id) ?? start(hosted, own, usedAt);
      site.usedAt = usedAt;
      started.delete(id);
      started.set(id, site);
      const [oldest] = started.keys();
      if (started.size > maxStarted && oldest) end(oldest);
      return site.running;
    },
    all: getRunning,
    endChanged(find) {
      for (const [id, { stored }] of started) if (JSON.stringify(find(id)) !== stored) end(id);
    },
    endIdle() {
      const before = performance.now() - IDLE_MS;
      for (const [id, { usedAt }] of started) if (usedAt < before) end(id);
      for (const [id, { usedAt }] of limits) if (usedAt < before) limits.delete(id);
    },
    async stop() {
      isStopping = true;
      const running = await getRunning();
      await Promise.all([...running.map((site) => site.stop()), ...ending]);
    },
  };
}
