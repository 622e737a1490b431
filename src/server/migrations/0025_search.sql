-- What the search of the site finds. id: of the item or product, or the address of the page. summary_words: title and
-- description, which are public even where the text is not; words: all of it. access_path: as page_access compares it.
create table if not exists search_entry (
  site_id text not null,
  kind text not null check (kind in ('item', 'product', 'page')),
  id text not null,
  url text not null,
  access_path text not null,
  title text not null,
  description text not null,
  body text not null,
  hash text not null,
  summary_words tsvector not null,
  words tsvector not null,
  visible_from timestamptz not null,
  primary key (site_id, kind, id)
);

-- Without a list of pending entries, which nothing would merge on an engine without background workers.
create index if not exists search_entry_by_word on search_entry using gin (words) with (fastupdate = off);

create index if not exists search_entry_by_summary on search_entry using gin (summary_words) with (fastupdate = off);
