// What do the services keep in the browser only with consent, besides the tracking cookies? All of it goes on withdrawal,
// also on a page that never fetched whoever wrote it.

export const optionalStorage = {
  cookies: ['ss_analytics_id'],
  /** How keys of localStorage start: each event has one of its own. */
  local: ['ss_analytics_id', 'site-landed', 'site-early-events', 'site-left-event'],
  /** Keys of sessionStorage. */
  session: ['site-session-id', 'site-landed', 'site-first-session'],
  /** Names handed to `page.records`. */
  records: ['events'],
} as const;
