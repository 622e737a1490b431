// Which option is not chosen yet. Only a refused press of the button asks.
import type { Choice } from './options';
import type { OptionMatrix } from './selection';

/** The first option without a value in which the variants differ. */
export const getMissing = <V>({ names, rows, values }: OptionMatrix<V>, choice: Choice): string | undefined =>
  names.find(
    (name, at) =>
      !choice.get(name) && (values[at]?.size ?? 0) > 1 && rows.every((row) => row.values[at] !== ''),
  );
