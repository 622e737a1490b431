import { SiteServices } from '../src/blocks/services/services.element';

if (!customElements.get('site-services')) customElements.define('site-services', SiteServices);

export { SiteServices };

declare global {
  interface HTMLElementTagNameMap {
    'site-services': SiteServices;
  }
}
