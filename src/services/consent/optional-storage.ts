// Everything that the services store only with consent, besides the tracking cookies. Withdrawing consent deletes it, even
// on a page that has not loaded the service that wrote it.

export const optionalStorage = {
  cookies: ['ss_analytics_id'],
  /** Prefixes of localStorage keys. */
  local: ['ss_analytics_id', 'site-landed', 'site-early-events', 'site-left-event'],
  /** Keys of sessionStorage. */
  session: ['site-session-id', 'site-landed', 'site-first-session'],
  /** Database names for `page.openRecords`. */
  records: ['events'],
} as const;
