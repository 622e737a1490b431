-- One-time codes of owner accounts. totp_secret: encrypted by a key from the secret of the server; totp_step: the last one that
-- was used, null until the first code has confirmed the secret.
alter table owner_account add column if not exists totp_secret text;

alter table owner_account add column if not exists totp_step bigint;

-- Codes that replace a one-time code, once. code_hash: SHA-256.
create table if not exists owner_recovery_code (
  site_id text not null,
  account_id uuid not null,
  code_hash text not null,
  primary key (site_id, account_id, code_hash)
);
