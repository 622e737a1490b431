-- Forms beyond their words: why a submission was held back, what has to be done outside the database, mailing lists.

-- held: null, or why the owner should look before anybody is told. erased_at: the words are gone, the key still answers.
alter table form_submission add column if not exists held text;

alter table form_submission add column if not exists erased_at timestamptz;

-- Mails and webhooks to send, written in the transaction of what caused them. subject: the submission or the
-- subscription it is about. due_at of a waiting job is also the end of the lease of whoever is doing it.
create table if not exists job (
  site_id text not null,
  id uuid not null,
  kind text not null,
  state text not null check (state in ('waiting', 'done', 'dead')),
  subject uuid not null,
  label text not null,
  payload jsonb not null,
  tries int not null default 0,
  due_at timestamptz not null,
  problem text,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (site_id, id)
);

create index if not exists job_by_state on job (site_id, state, due_at);

create index if not exists job_by_subject on job (site_id, subject);

-- The mails of a site without a mail server: the owner reads them instead. The id is that of the job.
create table if not exists mail_log (
  site_id text not null,
  id uuid not null,
  recipient text not null,
  title text not null,
  body text not null,
  headers jsonb not null,
  sent_at timestamptz not null,
  primary key (site_id, id)
);

create table if not exists mailing_list (
  site_id text not null,
  id text not null,
  name text not null,
  primary key (site_id, id)
);

-- email_norm: lower case, what makes two subscriptions the same. form_id, page_url, asked_at, confirmed_at: the proof
-- of consent.
create table if not exists subscriber (
  site_id text not null,
  list_id text not null,
  email_norm text not null,
  id uuid not null,
  email text not null,
  state text not null check (state in ('pending', 'active', 'left')),
  form_id text,
  page_url text,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  primary key (site_id, list_id, email_norm)
);

create unique index if not exists subscriber_by_id on subscriber (site_id, id);

-- token_hash: SHA-256 of what stands in the link; the link itself is nowhere but in the mail.
create table if not exists subscriber_token (
  site_id text not null,
  token_hash text not null,
  subscriber_id uuid not null,
  purpose text not null check (purpose in ('confirm', 'leave')),
  expires_at timestamptz,
  primary key (site_id, token_hash)
);

-- An answer that counted once, and for which submission it did. answer_hash: SHA-256.
create table if not exists captcha_used (
  site_id text not null,
  answer_hash text not null,
  key_id uuid not null,
  expires_at timestamptz not null,
  primary key (site_id, answer_hash)
);

-- Who did something how often, on all servers together. bucket: a keyed hash, so that no address is stored.
create table if not exists rate_window (
  site_id text not null,
  bucket text not null,
  window_start timestamptz not null,
  n int not null,
  primary key (site_id, bucket, window_start)
);
