// First day of the week by region, from CLDR 48 (supplemental `weekData`). Not every browser has `Intl.Locale` `getWeekInfo`.

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const split = (regions: string): ReadonlySet<string> => new Set(regions.split(' '));

const SUNDAY = split(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
);

const SATURDAY = split('AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY');

/** @param locale BCP 47; a malformed one counts as the world, whose weeks start on Monday */
export function getWeekStart(locale: string): Weekday {
  const region = getRegion(locale);
  if (SUNDAY.has(region)) return 7;
  if (SATURDAY.has(region)) return 6;
  return region === 'MV' ? 5 : 1;
}

function getRegion(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().region ?? '';
  } catch {
    return '';
  }
}
