// Experiment variants of the visitor, which internal sites can override. (AUT-023, AUT-024)
import type { SiteContext } from '../../core/entities/site-context';
import { type Cohort, cohorts } from '../../core/enums/experiments';
import { SiteStatus } from '../../core/enums/site';
import type { Page } from '../page/page';

export interface Experiments {
  /**
   * Returns the cohort for an experiment: the assigned one or, on an internal site, the one in the URL
   * (`?experiment=checkout:B`).
   */
  variant(experiment: string, assigned: Cohort): Cohort;
}

export interface ExperimentsDeps {
  readonly page: Pick<Page, 'url' | 'warn'>;
  readonly context: Pick<SiteContext, 'website'>;
  /** Hosts of internal sites; the specification does not name them. */
  readonly internalHosts: readonly string[];
}

/** Query parameter; the specification does not name it. */
const PARAMETER = 'experiment';

export function createExperiments({ page, context, internalHosts }: ExperimentsDeps): Experiments {
  return {
    variant(experiment, assigned) {
      const url = page.url();
      const isInternal =
        context.website.siteStatus === SiteStatus.internal || internalHosts.includes(url.hostname);
      if (!isInternal) return assigned;
      const requested = url.searchParams
        .getAll(PARAMETER)
        .map((text) => text.split(':'))
        .findLast(([name]) => name === experiment)?.[1];
      const override = cohorts.find((cohort) => cohort === requested);
      // Only logged to the console (TRC-012), because someone typed the URL by hand.
      if (requested !== undefined && !override)
        page.warn(`site-services: ${experiment} has no variant "${requested}"; using ${assigned}.`);
      return override ?? assigned;
    },
  };
}
