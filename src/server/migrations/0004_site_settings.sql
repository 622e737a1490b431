-- What a site is set to, one document per kind: header-footer, languages, translation, labs-internal, labs-circle.
create table if not exists site_document (
  site_id text not null,
  kind text not null,
  body jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (site_id, kind)
);
