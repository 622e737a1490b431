// The form of an element without one.
import type { ReactNode, Ref } from 'react';
import type { SearchProps } from './search.types';

export function SearchForm({
  ref,
  label,
  searchUrl,
}: Pick<SearchProps, 'label' | 'searchUrl'> & { readonly ref: Ref<HTMLInputElement> }): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: WebKit has no <search> in the oldest supported version
    <form action={searchUrl} method="get" role="search" aria-label={label}>
      <input ref={ref} type="search" name="q" aria-label={label} placeholder={label} />
      <button type="submit">{label}</button>
    </form>
  );
}
