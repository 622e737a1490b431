// Settings of a popup: its attributes, before or after the upgrade, then the site context, then the defaults.
import { createOptions } from '../../kit/element/options';
import type { Services } from '../../services/services';
import type { PopupSettings } from './popup.model';
import { optionalSettings, popupSettings } from './popup-settings.attributes';

type Name = keyof typeof popupSettings;

export function readSettings(
  element: HTMLElement,
  { websiteSettings: { popupOverlaySettings } }: Services['context'],
): PopupSettings {
  // Read as the element reads them, so that an invalid value is reported once.
  const options = createOptions({ tag: 'site-popup', attributes: optionalSettings }, element, [
    () => popupOverlaySettings,
  ]);
  const read = (name: Name) => {
    // The property of the upgraded element; null if it is not set.
    options.set(name, (element as Partial<Record<Name, unknown>>)[name]);
    return options.get(name) ?? popupSettings[name].defaultValue;
  };
  const names = Object.keys(popupSettings) as Name[];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as PopupSettings;
}
