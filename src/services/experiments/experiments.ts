// Experiment variants of the visitor, which internal sites can override. (AUT-023, AUT-024)
import type { SiteContext } from '../../core/entities/site-context';
import { type Cohort, cohorts } from '../../core/enums/experiments';
import { SiteStatus } from '../../core/enums/site';
import type { Page } from '../page/page';

export interface Experiments {
  /**
   * The cohort for an experiment: the one that was drawn, or on an internal site what the address says,
   * `?experiment=checkout:B`.
   */
  variant(experiment: string, drawn: Cohort): Cohort;
}

export interface ExperimentsDeps {
  readonly page: Pick<Page, 'url' | 'warn'>;
  readonly context: Pick<SiteContext, 'website'>;
  /** Hosts whose pages count as internal; the documents do not name them. */
  readonly internalHosts: readonly string[];
}

/** Query parameter; the documents do not name it. */
const PARAMETER = 'experiment';

export function createExperiments({ page, context, internalHosts }: ExperimentsDeps): Experiments {
  return {
    variant(experiment, drawn) {
      const url = page.url();
      const isInternal =
        context.website.siteStatus === SiteStatus.internal || internalHosts.includes(url.hostname);
      if (!isInternal) return drawn;
      const wished = url.searchParams
        .getAll(PARAMETER)
        .map((text) => text.split(':'))
        .findLast(([name]) => name === experiment)?.[1];
      const chosen = cohorts.find((cohort) => cohort === wished);
      // Told to the console alone (TRC-012): who types an address looks there.
      if (wished !== undefined && !chosen)
        page.warn(`site-services: ${experiment} has no variant "${wished}"; using ${drawn}.`);
      return chosen ?? drawn;
    },
  };
}
