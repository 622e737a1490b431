// Settings of a popup: its attributes, before or after the upgrade, then the site context, then the defaults.
import { createOptions } from '../../kit/element/options';
import type { PopupSettings } from './popup.model';
import { optionalSettings, popupSettings } from './popup-settings.attributes';

type Name = keyof typeof popupSettings;

/** @param context `websiteSettings.popupOverlaySettings`; empty strings count as missing */
export function readSettings(
  element: HTMLElement,
  context: Readonly<Record<string, unknown>>,
): PopupSettings {
  const site = { ...context, popupStyle: context.style };
  // Read as the element reads them, so that an invalid value is reported once.
  const options = createOptions({ tag: 'site-popup', attributes: optionalSettings }, element, [() => site]);
  // Properties of the upgraded element; null for what is not set.
  for (const name of Object.keys(popupSettings) as Name[])
    options.set(name, (element as Partial<Record<Name, unknown>>)[name]);
  const values = Object.entries(options.all());
  return Object.fromEntries(
    values.map(([name, value]) => [name, value ?? popupSettings[name as Name].defaultValue]),
  ) as unknown as PopupSettings;
}
