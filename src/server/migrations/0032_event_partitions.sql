-- Events in partitions by the time of their id, so that old ones are dropped and an id is stored once whatever its day.
-- The table of before becomes the first partition, with its rows in place; a server of the last version goes on writing
-- to the new one by its name. Statements in a string begin with their semicolon, since a line that ends with one ends a statement.

-- position: order of commits (stores/event-feed.ts); 0 for rows of before, which are not sent to sinks.
alter table event add column if not exists position bigint not null default 0;

alter table event drop constraint if exists event_pkey;

drop index if exists event_by_kind;

alter table event rename to event_first;

alter table event_first add constraint event_first_pkey primary key using index event_by_id;

create table event (
  site_id text not null,
  day date not null,
  id uuid not null,
  kind text not null,
  name text not null,
  visitor text,
  data jsonb not null,
  position bigint not null default (pg_current_xact_id()::text::bigint),
  primary key (site_id, id)
) partition by range (id);

create index event_by_position on event (site_id, position, id) where position > 0;

-- Ids of clocks that are far ahead, until there is a partition for their time.
create table event_rest partition of event default;

-- The first partition ends with this week, on Monday at 0:00 UTC.
do $$ declare monday timestamptz := (date_trunc('week', now() at time zone 'UTC') + interval '7 days') at time zone 'UTC'
  ; bound uuid := (lpad(to_hex((extract(epoch from monday) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
  ; begin execute format('with moved as (delete from event_first where id >= %1$L returning *) insert into event_rest select * from moved
    ; alter table event attach partition event_first for values from (minvalue) to (%1$L)', bound); end $$;

-- How far a reader of the feed has come, and until when one server reads for it.
create table if not exists event_cursor (
  site_id text not null,
  name text not null,
  position bigint not null default 0,
  id uuid not null default '00000000-0000-0000-0000-000000000000',
  leased_until timestamptz,
  holder text,
  primary key (site_id, name)
);

-- Numbers for the owner's charts. value: of a measurement, to three digits; 0 for counts.
create table if not exists event_count (
  site_id text not null,
  day date not null,
  what text not null,
  value double precision not null default 0,
  count bigint not null,
  primary key (site_id, day, what, value)
);

insert into event_count (site_id, day, what, value, count)
select site_id, day, what, value, count(*) from (
  select site_id, day, case
      when kind = 'hit' and name = '1' then 'views'
      when kind in ('event', 'record') then 'events'
      when kind = 'error' then 'errors'
      when kind = 'performance' and name in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB') and number between 0 and 1e9 then name
    end as what, case when kind = 'performance'
      then round(number, 2 - floor(log(greatest(least(number, 1e9), 0.001)))::int)::double precision else 0 end as value
  from (select *, case when kind = 'performance' and jsonb_typeof(data->'data'->'value') = 'number'
    then (data->'data'->>'value')::numeric end as number from event) as measured
) as counted
where what is not null group by site_id, day, what, value
on conflict do nothing;
