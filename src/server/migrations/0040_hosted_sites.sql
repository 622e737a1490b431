-- Many sites of one server, told apart by host. salt: the secrets of a site are derived from that of the server and this.
-- settings: folder of its files, and address of its links.
alter table site add column if not exists salt text not null default '';

alter table site add column if not exists settings jsonb not null default '{}';

-- Not keyed by site: a host is looked up before the site is known.
create table if not exists site_host (
  host text primary key,
  site_id text not null
);

-- Work of sites that nobody visits is found across sites.
create index if not exists job_waiting on job (due_at) where state = 'waiting';

create index if not exists shop_order_pending on shop_order (expires_at) where state = 'pending';

create index if not exists subscription_unchecked on subscription (check_at) where check_at is not null;
