// Selects the picture for a choice.
import type { Choice } from '../../core/commerce/options';
import type { Variant } from '../../core/commerce/product';
import type { OptionMatrix } from '../../core/commerce/selection';

/** The picture that all variants with the chosen values share; empty if they differ, and without a choice. */
export function getPicture({ names, rows }: OptionMatrix<Variant>, choice: Choice): string {
  if (choice.size === 0 && rows.length > 1) return '';
  const pictures = new Set<string>();
  for (const { values, variant } of rows)
    if (names.every((name, at) => !choice.has(name) || choice.get(name) === values[at]))
      pictures.add(variant.picture);
  const [picture = ''] = pictures;
  return pictures.size === 1 ? picture : '';
}
