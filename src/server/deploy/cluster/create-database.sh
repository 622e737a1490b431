# Creates the role and the database of the servers. Patroni runs it once, on the first primary: sh create-database.sh <url>
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SITE_PASSWORD" "$1" <<'SQL'
create role site login password :'password';
create database site owner site;
SQL
