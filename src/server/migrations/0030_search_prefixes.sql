-- The beginnings of words as words of their own, `^` before them: one list of the index instead of those of all words that
-- begin with a few letters.
update search_entry e set
  words = e.words || array_to_tsvector(array(
    select distinct '^' || left(w, n) from unnest(tsvector_to_array(e.words)) w, generate_series(1, 3) n
    where length(w) >= n and left(w, n) ~ '^[a-z0-9]+$')),
  summary_words = e.summary_words || array_to_tsvector(array(
    select distinct '^' || left(w, n) from unnest(tsvector_to_array(e.summary_words)) w, generate_series(1, 3) n
    where length(w) >= n and left(w, n) ~ '^[a-z0-9]+$'))
where not e.words @@ $$'^':*$$::tsquery;
