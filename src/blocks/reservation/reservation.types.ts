// Types of <site-reservation>.

export type Provider = 'opentable' | 'tock';

/** What was logged about a widget that is not shown (RSV-004). */
export type WidgetFailure =
  | 'no wrappers'
  | 'widget never rendered'
  | 'loadjs failed'
  | 'could not reload script and reinit block';

/**
 * - `consent`: the visitor has asked for the widget and has not accepted cookies.
 * - `preview`: a contributor of the site is signed in.
 */
export type Stage = 'idle' | 'preview' | 'consent' | 'loading' | 'loaded' | 'failed';
