#!/bin/sh
# A streaming replica of the server `postgres`: it copies the primary the first time, and follows it from then on. A copy that was broken off begins anew.
set -eu
PGPASSWORD=$(cat "$PASSWORD_FILE")
export PGPASSWORD
if [ ! -d "$PGDATA" ]; then
  mkdir -p "$(dirname "$PGDATA")"
  rm -rf "$PGDATA.new"
  pg_basebackup --pgdata "$PGDATA.new" --dbname 'host=postgres user=conjure application_name=replica' --wal-method=stream --checkpoint=fast --write-recovery-conf
  chmod 700 "$PGDATA.new"
  mv "$PGDATA.new" "$PGDATA"
fi
# Once promoted, it waits for no replica until it has one.
exec postgres -c config_file=/etc/postgresql/postgresql.conf -c wal_keep_size=256MB -c synchronous_standby_names=
