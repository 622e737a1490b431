-- Gift cards. The code itself is only in the mail to the recipient; code_end is what is shown of it.
create table if not exists gift_card (
  site_id text not null,
  id uuid not null,
  code_hash text not null,
  code_end text not null,
  initial_cents bigint not null check (initial_cents > 0),
  remaining_cents bigint not null check (remaining_cents between 0 and initial_cents),
  currency text not null,
  -- The order that bought it, and its place in it: an order of three is three cards, however often it is settled.
  order_id uuid,
  number int not null default 1,
  state text not null check (state in ('active', 'void')),
  created_at timestamptz not null,
  primary key (site_id, id)
);

create unique index if not exists gift_card_by_code on gift_card (site_id, code_hash);

create unique index if not exists gift_card_by_order on gift_card (site_id, order_id, number);

-- What an order takes from a card.
create table if not exists gift_card_use (
  site_id text not null,
  order_id uuid not null,
  card_id uuid not null,
  cents bigint not null check (cents > 0),
  state text not null check (state in ('held', 'captured', 'returned')),
  primary key (site_id, order_id, card_id)
);
