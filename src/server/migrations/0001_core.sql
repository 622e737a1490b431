-- Every table is keyed by site first, so that a cluster can keep a site in one place.
-- No sequences, triggers, extensions or custom types: the same file runs on PostgreSQL-compatible engines.

create table if not exists site (
  id text primary key,
  name text not null,
  locale text not null,
  currency text not null
);

-- definition: what everybody may see (wire/form.ts). settings: the owner's own, never served.
create table if not exists form (
  site_id text not null,
  id text not null,
  definition jsonb not null,
  settings jsonb not null default '{}',
  primary key (site_id, id)
);

-- The key is the identity of the submission: the primary key is what makes it exactly once.
create table if not exists form_submission (
  site_id text not null,
  key_id uuid not null,
  form_id text not null,
  request_hash text not null,
  fields jsonb not null,
  page jsonb not null,
  created_at timestamptz not null default now(),
  primary key (site_id, key_id)
);

create index if not exists form_submission_by_form on form_submission (site_id, form_id, created_at, key_id);

create table if not exists event (
  site_id text not null,
  day date not null,
  id uuid not null,
  kind text not null,
  name text not null,
  visitor text,
  data jsonb not null,
  primary key (site_id, day, id)
);

create table if not exists product (
  site_id text not null,
  id text not null,
  position int not null,
  title text not null,
  description text not null,
  product_type text not null,
  picture text,
  primary key (site_id, id)
);

-- Cents are minor units of the site's currency.
create table if not exists product_variant (
  site_id text not null,
  product_id text not null,
  sku text not null,
  position int not null,
  price_cents bigint not null check (price_cents between 0 and 100000000),
  sale_price_cents bigint,
  on_sale boolean not null default false,
  qty_in_stock int not null default 0,
  unlimited boolean not null default false,
  option_values jsonb not null default '[]',
  primary key (site_id, product_id, sku)
);

-- token_hash: SHA-256 of the visitor's cookie. version: the optimistic lock.
create table if not exists cart (
  site_id text not null,
  id uuid not null,
  token_hash text not null,
  version int not null,
  entries jsonb not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (site_id, id)
);

create unique index if not exists cart_by_token on cart (site_id, token_hash);

-- The last link of each site's chain; its row is the lock under which the next link is made.
create table if not exists consent_chain (
  site_id text primary key,
  seq bigint not null,
  hash text not null
);

create table if not exists consent_receipt (
  site_id text not null,
  seq bigint not null,
  id uuid not null,
  previous_hash text not null,
  hash text not null,
  receipt jsonb not null,
  created_at timestamptz not null default now(),
  primary key (site_id, seq)
);
