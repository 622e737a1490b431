// Elements that hide part of their content or need space above it. The style sheets do so once the loader runs; these rules
// do so before, on pages that run scripts. Without script, all content stays visible.
import { readContent as readCalendar } from '../../blocks/calendar/calendar.content';
import { findTable } from '../../blocks/chart/chart.content';
import { findSettings } from '../../blocks/chart/find-settings';
import { readToggle } from '../../blocks/pricing-toggle/pricing-toggle.content';
import { getSelectedOption, isPanelHidden } from '../../blocks/pricing-toggle/pricing-toggle.model';
import type { TreeElement } from '../host/tree';
import type { ElementRenderer } from '../host/types';

/** Selectors relative to the element, and their declarations. */
type Rules = readonly (readonly [selector: string, declarations: string])[];

/** Rules that apply until the script of the element has loaded, unless it has failed. */
const beforeScript = ({ localName }: TreeElement, rules: Rules): string =>
  rules
    .map(
      ([selector, declarations]) =>
        `@media (scripting: enabled){:root:not([data-site-failed~="${localName}"]) &:not(:defined)${selector}{${declarations}}}`,
    )
    .join('');

const HIDDEN = 'display:none';

/** A heading or text before the sections; the tabs follow it. */
const INTRODUCTION = ':not(section,section ~ *,ul,ol,nav)';

/** Reserves space for the tabs and shows only the first section if there are at least two. */
export const renderTabs: ElementRenderer = (host) => {
  if (!host.querySelector(':scope > section ~ section')) return null;
  const section = ' > section:not([aria-label])';
  const first = ':nth-child(1 of h1,h2,h3,h4,h5,h6):not(header ~ *)';
  return {
    css: beforeScript(host, [
      [
        `:not(:has(> ${INTRODUCTION}))::before`,
        'content:"";display:block;block-size:2.75rem;margin-block-end:1rem',
      ],
      [
        ` > ${INTRODUCTION}:has(+ section,+ :is(ul,ol,nav) + section)::after`,
        'content:"";display:block;block-size:3.75rem',
      ],
      [' > section ~ section', HIDDEN],
      [' > :is(ul,ol,nav):has(a[href^="#"])', HIDDEN],
      [`${section} > ${first}`, HIDDEN],
      [`${section} > header > ${first}`, HIDDEN],
    ]),
  };
};

/** Reserves space for the switch between list and months. */
export const renderCalendar: ElementRenderer = (host) => {
  if (!readCalendar(host.asElement()).hasEvents) return null;
  return {
    css: beforeScript(host, [
      ['::before', 'content:"";display:block;block-size:2.75rem;margin-block-end:0.75rem'],
    ]),
  };
};

/** Reserves space for the drawing of a chart whose table is JSON. */
export const renderChart: ElementRenderer = (host) => {
  const element = host.asElement();
  if (findTable(element) || !findSettings(element)) return null;
  const size = 'inline-size:100%;aspect-ratio:var(--site-chart-ratio,16/9);min-block-size:15rem';
  return { css: beforeScript(host, [['::before', `content:"";display:block;${size}`]]) };
};

/** Shows only the content for the selected one of two buttons; for radio buttons, the style sheet does so. */
export const renderPricingToggle: ElementRenderer = (host) => {
  const { controls, panels } = readToggle(host.asElement());
  if (controls.length !== 2 || controls[0]?.localName !== 'button') return null;
  const selected = getSelectedOption(
    controls.map((control) => control.getAttribute('aria-pressed') === 'true'),
  );
  const counts = [panels[0].length, panels[1].length] as const;
  const hidden = ([0, 1] as const).filter((option) => isPanelHidden(option, selected, counts));
  return {
    css: beforeScript(
      host,
      hidden.map((option) => [` [data-option="${option + 1}"]`, HIDDEN]),
    ),
  };
};
