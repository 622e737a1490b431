// In what order are the knobs of an element offered? Those that its story names first, for the value of another knob
// where they matter to that alone; the rest behind a disclosure.
import type { KnobGroup } from './examples';
import { knobMarkup } from './knobs';
import type { ElementFace } from './manifest';

/** @throws naming a knob that the element does not have */
export function knobsMarkup(
  { tag, attributes }: ElementFace,
  groups: readonly KnobGroup[],
  given: Readonly<Record<string, string>>,
): string {
  const whenOf = conditionsOf(groups);
  const entryOf = new Map(attributes.map((entry) => [entry.name, entry]));
  const first = [...whenOf].map(([name, when]) => {
    const entry = entryOf.get(name);
    if (!entry) throw new Error(`${tag} has no attribute "${name}" that could have a knob.`);
    return knobMarkup(entry, given, when);
  });
  const others = attributes
    .filter(({ name }) => !whenOf.has(name))
    .map((entry) => knobMarkup(entry, given))
    .filter(Boolean);
  if (first.length === 0 || others.length === 0) return [...first, ...others].join('\n');
  return `${first.join('\n')}
<details class="knobs-more"><summary>${others.length} more attribute${others.length === 1 ? '' : 's'}</summary><div class="knobs-rest">
${others.join('\n')}
</div></details>`;
}

/** Each knob that is offered first, with all conditions under which it is; one that is always offered has none. */
function conditionsOf(groups: readonly KnobGroup[]): Map<string, string> {
  const conditions = new Map<string, string>();
  for (const { when, names } of groups)
    for (const name of names) {
      const before = conditions.get(name);
      conditions.set(name, before === undefined ? when : before && when && `${before} ${when}`);
    }
  return conditions;
}
