#!/bin/sh
# Runs a streaming replica of the server `postgres`. It copies the primary the first time, and streams from it afterwards. An interrupted copy is
# started again.
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
# After a promotion, this server waits for no replica until it has one.
exec postgres -c config_file=/etc/postgresql/postgresql.conf -c wal_keep_size=256MB -c synchronous_standby_names=
