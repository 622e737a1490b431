-- Purchases without the visitor's cart: a private cart that no cookie points to. offers: goods with a price of their own.
alter table cart add column if not exists kind text not null default 'cart';

alter table cart add column if not exists offers jsonb not null default '[]';

alter table cart add column if not exists details jsonb not null default '{}';

alter table cart add column if not exists contact jsonb;

alter table shop_order add column if not exists kind text not null default 'cart';

alter table shop_order add column if not exists details jsonb not null default '{}';

alter table shop_order drop constraint if exists shop_order_kind;

alter table shop_order add constraint shop_order_kind check (kind in ('cart', 'donation', 'gift_card', 'subscription'));
