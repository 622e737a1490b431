-- Subscriptions. plan: as templates print it; readPlan in core/commerce/subscription.ts reads it.
alter table product add column if not exists plan jsonb;

-- id: the order that started the subscription. check_at: when the provider is asked without an event.
create table if not exists subscription (
  site_id text not null,
  id uuid not null,
  state text not null check (state in ('active', 'past_due', 'canceled', 'ended')),
  paid_count int not null check (paid_count > 0),
  next_at timestamptz,
  check_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (site_id, id)
);

create index if not exists subscription_by_check on subscription (site_id, check_at);

-- Renewals; the first payment is that of the order. reference: the invoice at the provider.
create table if not exists subscription_invoice (
  site_id text not null,
  subscription_id uuid not null,
  reference text not null,
  state text not null check (state in ('paid', 'refunded')),
  paid_cents bigint not null,
  paid_at timestamptz not null,
  primary key (site_id, subscription_id, reference)
);

-- Subscriptions of the test provider.
alter table test_payment add column if not exists plan jsonb;

alter table test_payment add column if not exists is_past_due boolean not null default false;

alter table test_payment add column if not exists canceled_at timestamptz;

create table if not exists test_invoice (
  site_id text not null,
  id uuid not null,
  payment_id uuid not null,
  amount_cents bigint not null,
  paid_at timestamptz not null,
  refund_key text,
  primary key (site_id, id)
);
