// Settings of a popup: its attributes, before or after the upgrade, then the site context, then the defaults.
import { createOptions } from '../../kit/element/options';
import type { PopupSettings } from './popup.model';
import { popupSettings } from './popup-settings.attributes';

type Name = keyof typeof popupSettings;

/** @param context `websiteSettings.popupOverlaySettings`; empty strings count as missing */
export function readSettings(
  element: HTMLElement,
  context: Readonly<Record<string, unknown>>,
): PopupSettings {
  const site = { ...context, popupStyle: context.style };
  const options = createOptions({ tag: 'site-popup', attributes: popupSettings }, element, [() => site]);
  // Properties of the upgraded element; null for what is not set.
  for (const name of Object.keys(popupSettings) as Name[])
    options.set(name, (element as Partial<Record<Name, unknown>>)[name]);
  return options.all();
}
