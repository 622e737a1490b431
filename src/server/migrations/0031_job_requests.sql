-- The request that added the job, for the log.
alter table job add column if not exists request_id text;
