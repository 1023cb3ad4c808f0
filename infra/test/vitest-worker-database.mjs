import pg from 'pg';

// Runs before each test file: the file finds an empty database that no other worker uses.
const server = process.env.TEST_DATABASE_URL;
const name = `worker_${process.env.VITEST_POOL_ID ?? '1'}`;
const admin = new pg.Client({ connectionString: server });
await admin.connect();
await admin.query(`drop database if exists ${name} with (force)`);
await admin.query(`create database ${name} strategy file_copy`);
await admin.end();
process.env.TEST_WORKER_DATABASE = name;
