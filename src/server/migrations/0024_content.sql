-- Content collections of the site: posts and events. path: their folder on the site.
create table if not exists content_collection (
  site_id text not null,
  id text not null,
  kind text not null check (kind in ('blog', 'events')),
  title text not null,
  description text not null default '',
  path text not null check (path like '/%/'),
  primary key (site_id, id)
);

create unique index if not exists content_collection_by_path on content_collection (site_id, path);

create table if not exists content_author (
  site_id text not null,
  id text not null,
  name text not null,
  primary key (site_id, id)
);

create unique index if not exists content_author_by_name on content_author (site_id, name);

-- An item is public if it is not a draft and published_at has passed. sort_at and until_at: start and end of an event,
-- or the publication of a post.
-- version: counts changes, so that no edit overwrites another one unseen.
create table if not exists content_item (
  site_id text not null,
  id text not null,
  collection_id text not null,
  slug text not null,
  title text not null,
  excerpt text not null,
  body text not null,
  author_id text not null,
  categories jsonb not null default '[]',
  tags jsonb not null default '[]',
  draft boolean not null,
  published_at timestamptz not null,
  start_at timestamptz,
  end_at timestamptz,
  location_title text,
  location_address text,
  picture jsonb,
  sort_at timestamptz not null,
  until_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (site_id, id)
);

create unique index if not exists content_item_by_slug on content_item (site_id, collection_id, slug);

create index if not exists content_item_by_time on content_item (site_id, collection_id, sort_at, id);

create index if not exists content_item_by_end on content_item (site_id, collection_id, until_at);

create index if not exists content_item_by_author
  on content_item (site_id, collection_id, author_id, sort_at, id);

-- Tags and categories of items that are not drafts. label_key: the name as it is compared.
create table if not exists content_label (
  site_id text not null,
  item_id text not null,
  kind text not null check (kind in ('tag', 'category')),
  label_key text not null,
  collection_id text not null,
  name text not null,
  published_at timestamptz not null,
  sort_at timestamptz not null,
  primary key (site_id, item_id, kind, label_key)
);

create index if not exists content_label_by_name
  on content_label (site_id, collection_id, kind, label_key, sort_at, item_id);
