// Selection of one of two options, and problems of the options in the page.

export type OptionIndex = 0 | 1;

/** The options as the page has written them. */
export interface ToggleMarkup {
  /** Whether each option is checked or pressed. */
  readonly selected: readonly boolean[];
  /** Number of elements that belong to the first and the second option. */
  readonly panels: readonly [number, number];
}

/** The first selected option of the two; the first one if none is. */
export const getSelectedOption = (selected: readonly boolean[]): OptionIndex =>
  !selected[0] && selected[1] ? 1 : 0;

/** The problem of the markup and the fallback that is used; undefined if there is none. */
export function getProblem({ selected, panels }: ToggleMarkup): string | undefined {
  const { length } = selected;
  if (length < 2)
    return `has ${length === 1 ? 'one option' : 'no options'} instead of 2; leaving it unchanged.`;
  if (length > 2) return `has ${length} options instead of 2; using the first two.`;
  const missing = panels.indexOf(0);
  if (missing >= 0)
    return `nothing has data-option="${missing + 1}"; showing what there is for both options.`;
  const count = selected.filter(Boolean).length;
  if (count !== 1) return `${count === 0 ? 'no option is' : 'both options are'} selected; using the first.`;
  return undefined;
}

/** Whether an element of this option is hidden. What belongs to the only option with elements stays visible. */
export const isPanelHidden = (
  option: OptionIndex,
  selected: OptionIndex,
  panels: ToggleMarkup['panels'],
): boolean => option !== selected && panels[selected] > 0;
