// Selects the tab for a key.

/** The tab to focus; undefined for other keys. @param isRtl the text runs from right to left */
export function getNextTab<Tab>(
  key: string,
  tabs: readonly Tab[],
  tab: Tab,
  isRtl: boolean,
): Tab | undefined {
  const step = isRtl ? -1 : 1;
  const index = tabs.indexOf(tab);
  const at = (position: number) => tabs.at(position % tabs.length);
  const next: Readonly<Record<string, Tab | undefined>> = {
    Home: at(0),
    End: at(-1),
    ArrowRight: at(index + step),
    ArrowLeft: at(index - step),
  };
  return next[key];
}
