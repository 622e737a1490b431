// Telemetry services: events, performance, errors, trace and tracking. A separate chunk, loaded once the visitor consents.
import type { SiteContext } from '../core/entities/site-context';
import type { Store } from '../core/store';
import { createErrors, type Errors } from './errors/errors';
import { createEvents, type Events } from './events/events';
import type { Page } from './page/page';
import { createPerformance, type Performance } from './performance/performance';
import type { Api, ConsentState, SessionState } from './shared/ports';
import type { Settings } from './shared/settings';
import { createStorage } from './storage/storage';
import { createTrace, type Trace } from './trace/trace';
import { createTracking, type Tracking } from './tracking/tracking';

export interface Telemetry {
  readonly events: Events;
  readonly performance: Performance;
  readonly errors: Errors;
  readonly trace: Trace;
  readonly tracking: Tracking;
  stop(): void;
}

export interface TelemetryDeps {
  readonly page: Page;
  readonly settings: Settings;
  readonly context: SiteContext;
  readonly api: Api;
  readonly consent: Store<ConsentState>;
  readonly session: Store<SessionState>;
}

export function createTelemetry(deps: TelemetryDeps): Telemetry {
  const { page, settings, context, api, consent, session } = deps;
  const storage = createStorage(page);
  const { apiBase, eventsUrl, eventsStageUrl } = settings;
  const endpoint = { api: apiBase, url: eventsUrl, stageUrl: eventsStageUrl, mainDomain: context.appDomain };
  const errors = createErrors({ page, api, consent });
  const events = createEvents({ page, settings, context, consent, session, api, storage, endpoint });
  const performance = createPerformance({ page, api, consent, report: errors.report });
  const trace = createTrace({ page, api, consent });
  const tracking = createTracking({ ...deps, track: events.track, report: errors.report });
  return {
    errors,
    events,
    performance,
    trace,
    tracking,
    stop() {
      for (const service of [tracking, trace, performance, events, errors]) service.stop();
    },
  };
}
