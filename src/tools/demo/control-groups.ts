// Orders the controls of an element: named ones first, some only for certain values of another control, the rest in a
// disclosure.

import { controlMarkup } from './controls';
import type { ControlGroup } from './examples';
import type { ElementInfo } from './manifest';

/** @throws if a named control does not exist, with its name */
export function controlsMarkup(
  { tag, attributes }: ElementInfo,
  groups: readonly ControlGroup[],
  values: Readonly<Record<string, string>>,
): string {
  const conditions = readConditions(groups);
  const entries = new Map(attributes.map((entry) => [entry.name, entry]));
  const first = [...conditions].map(([name, when]) => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`${tag} has no attribute "${name}" that could have a control.`);
    return controlMarkup(entry, values, when);
  });
  const others = attributes
    .filter(({ name }) => !conditions.has(name))
    .map((entry) => controlMarkup(entry, values))
    .filter(Boolean);
  if (first.length === 0 || others.length === 0) return [...first, ...others].join('\n');
  return `${first.join('\n')}
<details class="controls-more"><summary>${others.length} more attribute${others.length === 1 ? '' : 's'}</summary><div class="controls-rest">
${others.join('\n')}
</div></details>`;
}

/** Each control that is shown first, with its conditions; none if it is always shown. */
function readConditions(groups: readonly ControlGroup[]): Map<string, string> {
  const conditions = new Map<string, string>();
  for (const { when, names } of groups)
    for (const name of names) {
      const before = conditions.get(name);
      conditions.set(name, before === undefined ? when : before && when && `${before} ${when}`);
    }
  return conditions;
}
