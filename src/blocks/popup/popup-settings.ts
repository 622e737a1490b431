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
  const entries = Object.entries(popupSettings).map(([key, { defaultValue }]) => {
    const name = key as Name;
    // The property of the upgraded element; null if it is not set.
    options.set(name, (element as Partial<Record<Name, unknown>>)[name]);
    return [name, options.get(name) ?? defaultValue];
  });
  return Object.fromEntries(entries) as unknown as PopupSettings;
}
