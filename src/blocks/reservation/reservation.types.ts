// Types of <site-reservation>.

export type Provider = 'opentable' | 'tock';

/** The logged reason why a widget is not shown (RSV-004). */
export type WidgetFailure =
  | 'no wrappers'
  | 'widget never rendered'
  | 'loadjs failed'
  | 'could not reload script and reinit block';
