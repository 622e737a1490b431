// Which option is not chosen yet. Only a refused press of the button asks.
import type { OptionMatrix, Selection } from './selection';

/** The first option without a value. */
export const getMissing = <V>({ names, rows }: OptionMatrix<V>, { choice }: Selection): string | undefined =>
  names.find((name, at) => !choice.get(name) && rows.every(({ values }) => values[at] !== ''));
