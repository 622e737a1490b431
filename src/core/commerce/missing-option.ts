// Finds the option that is not chosen yet, for the message after a press of the button.
import type { Choice } from './options';
import type { OptionMatrix } from './selection';

/** The first option in which the variants differ and that has no chosen value. */
export const getMissing = <V>({ names, rows, values }: OptionMatrix<V>, choice: Choice): string | undefined =>
  names.find(
    (name, at) =>
      !choice.get(name) && (values[at]?.size ?? 0) > 1 && rows.every((row) => row.values[at] !== ''),
  );
