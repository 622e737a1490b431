-- Reviews of bought products. The key is what makes a review of a purchase exactly once.
create table if not exists review (
  site_id text not null,
  order_id uuid not null,
  product_id text not null,
  id uuid not null,
  author text not null,
  stars smallint not null check (stars between 1 and 5),
  title text not null,
  body text not null,
  state text not null check (state in ('pending', 'published', 'rejected')),
  answer text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (site_id, order_id, product_id)
);

create unique index if not exists review_by_id on review (site_id, id);

create index if not exists review_by_product on review (site_id, product_id, state, created_at);

create index if not exists review_by_state on review (site_id, state, id);
