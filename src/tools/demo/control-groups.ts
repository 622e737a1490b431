// Order of the controls of an element: named ones first, optionally for certain values of another control, the rest
// in a disclosure.

import { controlMarkup } from './controls';
import type { ControlGroup } from './examples';
import type { ElementInfo } from './manifest';

/**
 * @throws when a named control does not exist, with its name
 */
export function controlsMarkup(
  { tag, attributes }: ElementInfo,
  groups: readonly ControlGroup[],
  given: Readonly<Record<string, string>>,
): string {
  const whenOf = conditionsOf(groups);
  const entryOf = new Map(attributes.map((entry) => [entry.name, entry]));
  const first = [...whenOf].map(([name, when]) => {
    const entry = entryOf.get(name);
    if (!entry) throw new Error(`${tag} has no attribute "${name}" that could have a control.`);
    return controlMarkup(entry, given, when);
  });
  const others = attributes
    .filter(({ name }) => !whenOf.has(name))
    .map((entry) => controlMarkup(entry, given))
    .filter(Boolean);
  if (first.length === 0 || others.length === 0) return [...first, ...others].join('\n');
  return `${first.join('\n')}
<details class="controls-more"><summary>${others.length} more attribute${others.length === 1 ? '' : 's'}</summary><div class="controls-rest">
${others.join('\n')}
</div></details>`;
}

/** Each control to show first, with its conditions; none if it is always shown. */
function conditionsOf(groups: readonly ControlGroup[]): Map<string, string> {
  const conditions = new Map<string, string>();
  for (const { when, names } of groups)
    for (const name of names) {
      const before = conditions.get(name);
      conditions.set(name, before === undefined ? when : before && when && `${before} ${when}`);
    }
  return conditions;
}
