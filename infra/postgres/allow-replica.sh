#!/bin/sh
# Runs once, when the primary makes its database: a replica may stream, and from the next start on a commit is answered when the replica named
# `replica` has it, so that a failover loses no commit that was answered.
set -eu
echo 'host replication conjure all scram-sha-256' >> "$PGDATA/pg_hba.conf"
psql --username conjure --dbname conjure --command "alter system set synchronous_standby_names = 'replica'"
