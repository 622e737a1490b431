-- The cart of a member. Its own token opens nothing; every browser of the member has a token in cart_token.
alter table cart add column if not exists account_id uuid;

create unique index if not exists cart_by_account on cart (site_id, account_id);

create table if not exists cart_token (
  site_id text not null,
  token_hash text not null,
  cart_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (site_id, token_hash)
);

create index if not exists cart_token_by_cart on cart_token (site_id, cart_id);
