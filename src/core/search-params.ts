// Flat query parameters; parse-query.ts handles nested names.

/** An address that is none is told to whoever collects errors and counts as one without a query (TRC-011). */
export function getSearchParams(
  address: string,
  report: (event: string, error: unknown) => void,
): URLSearchParams {
  try {
    return new URL(address).searchParams;
  } catch (error) {
    report('query', error);
    return new URLSearchParams();
  }
}
