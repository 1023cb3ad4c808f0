-- For a role that comes by PgBouncer in transaction mode (DATABASE_POOLER=transaction). PgBouncer takes no timeouts at connecting, so the role has them:
-- the defaults of DATABASE_STATEMENT_TIMEOUT_MS, DATABASE_LOCK_TIMEOUT_MS and DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS.
alter role conjure set statement_timeout = '5s';
alter role conjure set lock_timeout = '2s';
alter role conjure set idle_in_transaction_session_timeout = '10s';
