/** Sites besides the server's own one that are started: when they are visited or have work to do, until they are not. */
import type { Limits } from './http/context';
import { createLimits } from './http/limits';
import { type StartedParts, startHosted } from './start-hosted';
import type { RunningSite } from './start-site';
import type { HostedSite } from './stores/hosted-sites';

export interface StartedSites {
  /** The site, started if it is not. */
  open(hosted: HostedSite): Promise<RunningSite>;
  all(): Promise<RunningSite[]>;
  /** Ends the sites that are not stored as they were when they were started. */
  endChanged(find: (id: string) => HostedSite | undefined): void;
  /** Ends the sites that have not been used for some time. */
  endIdle(): void;
  /** Ends all. */
  stop(): Promise<void>;
}

/** A site that has not been used for this time is ended, in milliseconds. Longer than any limit takes to recover. */
const IDLE_MS = 10 * 60_000;

/** Sites that are kept started: each needs nearly a megabyte. */
const MAX_STARTED = 500;

interface StartedSite {
  readonly running: Promise<RunningSite>;
  /** As it was stored. */
  readonly stored: string;
  usedAt: number;
}

/** They outlive the application, so that a site that is started again has them still. */
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

  /** Requests that it is answering go on: an application needs no end, and its events are stored before it answers. */
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
  /** Requests are answered while the server stops, but no further jobs run. */
  const startOne = async (hosted: HostedSite, own: Limits | undefined): Promise<RunningSite> => {
    const running = await startHosted(parts, hosted, own);
    if (isStopping) await running.stop();
    return running;
  };
  /** One that fails to start is started again when it is asked for again. */
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
