// Flat query parameters; parse-query.ts handles nested names.

/** Parses the query of a URL. An invalid URL is reported and treated as having no query (TRC-011). */
export function getSearchParams(
  url: string,
  report: (event: string, error: unknown) => void,
): URLSearchParams {
  try {
    return new URL(url).searchParams;
  } catch (error) {
    report('query', error);
    return new URLSearchParams();
  }
}
