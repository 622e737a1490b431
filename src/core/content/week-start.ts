// First day of the week by region, from CLDR 48 (supplemental `weekData`). Not every browser supports `Intl.Locale.prototype.getWeekInfo()`.

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Regions where the week does not start on Monday. */
const REGIONS = [
  [
    7,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
  [5, 'MV'],
] as const;

/** @param locale BCP 47; for a malformed locale, the week starts on Monday */
export function getWeekStart(locale: string): Weekday {
  const region = getRegion(locale);
  return REGIONS.find(([, regions]) => region && regions.includes(region))?.[0] ?? 1;
}

function getRegion(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().region ?? '';
  } catch {
    return '';
  }
}
