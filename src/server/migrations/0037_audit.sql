-- What owners have changed, or tried to. A row is added before the action; afterwards, status and actor are set, once.
-- action: method and pattern of the route. target: path of the request. address: keyed hash. status: of the response; null
-- while the action runs, or when its server has stopped meanwhile.
create table if not exists audit_entry (
  site_id text not null,
  id uuid not null,
  at timestamptz not null,
  actor text not null,
  action text not null,
  what text not null,
  target text not null,
  request_id text not null,
  address text not null,
  status int,
  primary key (site_id, id)
);

create index if not exists audit_entry_by_what on audit_entry (site_id, what, id);

create index if not exists audit_entry_by_actor on audit_entry (site_id, actor, id);
