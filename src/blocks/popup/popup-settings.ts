// Settings of a popup: its attributes, before or after the upgrade, then the site context, then the defaults.
import { PopupStyle } from '../../core/enums/popup';
import { readArray, readBoolean, readNumber, readString } from '../../core/read';
import { type Attribute, INVALID } from '../../kit/contract/attributes';
import type { PopupSettings } from './popup.model';
import { popupSettings } from './popup-settings.attributes';

type Values = { -readonly [K in keyof typeof popupSettings]: unknown };

/** @param context `websiteSettings.popupOverlaySettings`; empty strings and unknown values count as missing */
export function readSettings(
  element: HTMLElement,
  context: Readonly<Record<string, unknown>>,
): PopupSettings {
  const own = readOwn(element);
  const number = (name: keyof Values, fallback: number) => readNumber(own[name] ?? context[name], fallback);
  const flag = (name: keyof Values, fallback: boolean) => {
    const value = own[name] ?? context[name];
    return value === undefined || value === '' ? fallback : readBoolean(value);
  };
  const enabledPages = readArray(own.enabledPages ?? context.enabledPages)
    .map(readString)
    .filter(Boolean);
  return {
    style: own.popupStyle
      ? PopupStyle[own.popupStyle as keyof typeof PopupStyle]
      : readNumber(context.style, PopupStyle.show),
    enableMobile: flag('enableMobile', true),
    displayFrequency: number('displayFrequency', 30),
    showUntilSignup: flag('showUntilSignup', true),
    version: number('version', 1),
    showOnTimer: flag('showOnTimer', true),
    timerDelay: number('timerDelay', 5000),
    showOnScroll: flag('showOnScroll', false),
    scrollPercentage: number('scrollPercentage', 25),
    showOnAllPages: flag('showOnAllPages', enabledPages.length === 0),
    enabledPages,
  };
}

/** Properties of the upgraded element; before that, its attributes. Undefined for what is not set. */
function readOwn(element: HTMLElement): Values {
  const values: Partial<Values> = {};
  const names = Object.keys(popupSettings) as (keyof Values)[];
  for (const name of names)
    values[name] =
      (name in element ? (element as unknown as Values)[name] : readAttribute(element, name)) ?? undefined;
  return values as Values;
}

function readAttribute(element: HTMLElement, name: keyof Values): unknown {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const own = element.getAttribute(kebab);
  const value = own ?? element.getAttribute(`data-${kebab}`);
  if (value === null) return undefined;
  const attribute: Attribute<unknown> = popupSettings[name];
  const read = attribute.read(value, own === null ? 'data' : 'attribute');
  return read === INVALID ? undefined : read;
}
