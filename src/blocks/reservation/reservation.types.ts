// Types of <site-reservation>.

export type Provider = 'opentable' | 'tock';

/** What was logged about a widget that is not shown (RSV-004). */
export type WidgetFailure =
  | 'no wrappers'
  | 'widget never rendered'
  | 'loadjs failed'
  | 'could not reload script and reinit block';
