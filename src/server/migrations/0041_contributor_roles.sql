-- role: name of a documented contributor role. Administrators are stored as 'owner', and former accounts as 'support', as
-- servers of earlier versions wrote them. Names that a server does not know give no permissions.
alter table owner_account drop constraint if exists owner_account_role_check;
