// Context key of the services, in a separate file so that requesting the services does not load them.
import type { Context } from '@lit/context';
import type { Services } from './services';

/** Key of the Context Community Protocol; the same symbol in every bundle of a page. */
export const servicesContext = Symbol.for('site-services') as unknown as Context<symbol, Services>;
