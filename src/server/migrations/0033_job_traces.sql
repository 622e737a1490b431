-- The span of the request that added the job (W3C traceparent), where traces are exported.
alter table job add column if not exists traceparent text;
