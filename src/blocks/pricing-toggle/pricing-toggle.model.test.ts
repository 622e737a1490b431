import { describe, expect, it } from 'vitest';
import { getProblem, getSelectedOption, isPanelHidden } from './pricing-toggle.model';

describe('getSelectedOption', () => {
  it('returns exactly one of two options [PRC-002]', () => {
    expect(getSelectedOption([true, false])).toBe(0);
    expect(getSelectedOption([false, true])).toBe(1);
  });

  it('falls back to the first option if none or both are selected [PRC-002]', () => {
    for (const selected of [[], [false, false], [true, true], [false, false, true]])
      expect(getSelectedOption(selected)).toBe(0);
  });
});

describe('isPanelHidden', () => {
  it('shows the panels of the selected option and hides the others [PRC-003]', () => {
    const options = [0, 1] as const;
    const hidden = (selected: 0 | 1) => options.map((option) => isPanelHidden(option, selected, [2, 2]));
    expect(hidden(0)).toEqual([false, true]);
    expect(hidden(1)).toEqual([true, false]);
  });

  it('keeps the only price visible', () => {
    expect(isPanelHidden(0, 1, [1, 0])).toBe(false);
  });
});

describe('getProblem', () => {
  it.each([
    [[true, false], [1, 1], undefined],
    [[true, false, false], [1, 1], 'has 3 options instead of 2; using the first two.'],
    [[true], [1, 1], 'has one option instead of 2; leaving it unchanged.'],
    [[], [1, 1], 'has no options instead of 2; leaving it unchanged.'],
    [[false, false], [1, 1], 'no option is selected; using the first.'],
    [[true, true], [1, 1], 'both options are selected; using the first.'],
    [[true, false], [1, 0], 'nothing has data-option="2"; showing what there is for both options.'],
  ] as const)('describes the problem of the buttons %j with the panels %j', (selected, panels, problem) => {
    expect(getProblem({ selected, panels })).toBe(problem);
  });
});
