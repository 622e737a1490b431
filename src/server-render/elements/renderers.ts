// Renderers of elements whose appearance depends on their script. All other elements are passed through unchanged.

import type { ElementRenderer } from '../host/types';
import { renderAccordion } from './accordion';
import { renderCalendar, renderChart, renderPricingToggle, renderTabs } from './before-script';
import { renderCartIndicator, renderVideo } from './boxes';
import { renderForm } from './form';
import { renderGallery } from './gallery';
import { renderGiftCard } from './gift-card';
import { renderImage } from './image';
import { renderMap } from './map';
import { renderOptions } from './options';
import { renderRelativeTime } from './relative-time';
import { renderReservation } from './reservation';
import { renderSummary } from './summary';

/** Renderers by tag. */
export const renderers: Readonly<Record<string, ElementRenderer>> = {
  ...renderOptions,
  'site-accordion': renderAccordion,
  'site-calendar': renderCalendar,
  'site-cart-indicator': renderCartIndicator,
  'site-chart': renderChart,
  'site-form': renderForm,
  'site-gallery': renderGallery,
  'site-gift-card': renderGiftCard,
  'site-image': renderImage,
  'site-map': renderMap,
  'site-pricing-toggle': renderPricingToggle,
  'site-relative-time': renderRelativeTime,
  'site-reservation': renderReservation,
  'site-summary': renderSummary,
  'site-tabs': renderTabs,
  'site-video': renderVideo,
};
