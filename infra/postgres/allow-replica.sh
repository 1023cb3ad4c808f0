#!/bin/sh
# Runs once, when the primary makes its database. It allows a replica to stream. From the next start on, the primary answers a commit only after the
# replica named `replica` has it, so that a failover loses no answered commit.
set -eu
echo 'host replication conjure all scram-sha-256' >> "$PGDATA/pg_hba.conf"
psql --username conjure --dbname conjure --command "alter system set synchronous_standby_names = 'replica'"
