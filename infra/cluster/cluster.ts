import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { must } from '../../backend/contracts/must.ts';
import { startS3Double } from '../../backend/testing/s3-double.ts';
import { CLIENT_DIR } from '../run/client-build.mjs';
import { endChild, guardedSpawn } from '../run/guarded-spawn.mjs';
import type { GuardedChild } from '../run/guarded-spawn.mjs';
import { startNodeProcess } from '../run/node-process.mjs';
import type { OwnProcess } from '../run/node-process.mjs';
import { ROOT } from '../run/paths.mjs';
import { freePort } from '../run/ports.mjs';
import { programOf } from '../run/server-build.mjs';
import { servant } from '../run/unprivileged.mjs';
import { startHarness } from './harness.ts';
import type { Harness, Role } from './harness.ts';
import { runPostgresProgram } from './postgres-server.ts';
import type { PostgresServer } from './postgres-server.ts';
import type { ClusterPrograms } from './programs.ts';
import { shipped } from './shipped.ts';
import { databaseAt, startDatabases, startPooler, startRedisNode, startSentinel } from './stores.ts';
import type { DatabasePair, Placed, Pooler, RedisNode } from './stores.ts';

export interface ClusterOptions {
  programs: ClusterPrograms;
  /** Folder of the server build that the cluster's processes run; without it they run the sources. */
  build?: string;
  apis?: number;
  workers?: number;
  /** Adds to the cluster the parts that drills disturb (harness.ts): a provider, TCP proxies, host names and clocks. */
  forDrills?: boolean;
  /** Whether the processes of a cluster for drills reach other servers through TCP proxies. Drills that cut connections need them. True when absent. */
  wired?: boolean;
  /** Port of the cluster's nginx; a free one when absent. */
  port?: number;
  /** Further environment variables of every API and worker of the cluster. */
  variables?: Record<string, string>;
  onStep?(what: string): void;
}

/** An API or worker process of the cluster that a drill can stop and start again. */
export interface Member {
  readonly name: string;
  readonly role: Role;
  readonly url: string;
  process: OwnProcess;
  start(): Promise<void>;
}

export interface Cluster {
  /** The cluster's public address, at which nginx listens. */
  url: string;
  members: Member[];
  databases: DatabasePair;
  pooler: Pooler;
  nginx: GuardedChild;
  redis: { primary: RedisNode; replica: RedisNode; sentinels: RedisNode[] };
  /** The parts that drills disturb; null in a cluster that was started without drills. */
  harness: Harness | null;
  /** Folder and operating-system user of the cluster's database and Redis servers. */
  placed: Placed;
  /** Returns the address of the Postgres server that is the cluster's primary now. */
  databaseUrl(): string;
  /** Promotes the replica of the cluster's database and points PgBouncer at it. */
  promoteReplica(): void;
  stop(): Promise<void>;
}

const SECRET = 'a secret of a cluster on one machine, 0123456789';
const GENEROUS = '1000000/60';
const STOP_GRACE_MS = 5_000;

/**
 * Starts on one machine all servers of a deployment with the configurations that are shipped: nginx; API and worker processes in production
 * mode; PgBouncer; PostgreSQL with a replica; Redis with a replica and three Sentinels; a double of S3.
 * @throws with the last lines of what did not start
 */
export async function startCluster({ programs, build, apis = 3, workers = 3, forDrills = false, wired = true, port: wanted, variables = {}, onStep = () => undefined }: ClusterOptions): Promise<Cluster> {
  const dir = mkdtempSync(join(tmpdir(), 'conjure-cluster-'));
  chmodSync(dir, 0o755);
  const placed: Placed = { programs, dir, user: servant() };
  const forget = (): void => rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', forget);
  const undo: (() => unknown)[] = [forget, () => process.off('exit', forget)];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    onStep('PostgreSQL with a replica');
    const databases = await startDatabases(placed);
    undo.push(() => databases.primary.stop(), () => databases.replica.stop());
    let current: PostgresServer = databases.primary;
    onStep('PgBouncer');
    const pooler = await startPooler(placed, current.port);
    undo.push(() => pooler.stop());
    onStep('Redis with a replica and Sentinels');
    const primary = await startRedisNode(placed, 'redis-1');
    undo.push(() => primary.stop());
    const replica = await startRedisNode(placed, 'redis-2', primary.port);
    undo.push(() => replica.stop());
    const sentinels = [1, 2, 3].map((number) => startSentinel(placed, `sentinel-${number}`, primary.port));
    const redis = { primary, replica, sentinels: await Promise.all(sentinels) };
    undo.push(() => Promise.all(redis.sentinels.map((sentinel) => sentinel.stop())));
    onStep('S3');
    const s3 = await startS3Double();
    undo.push(() => s3.server.closeAllConnections(), () => void s3.server.close());

    const harness = forDrills
      ? await startHarness({ dir, wired, databaseAt, targets: { database: pooler.port, redis: [primary.port, replica.port], sentinels: redis.sentinels.map((sentinel) => sentinel.port) } })
      : null;
    undo.push(() => harness?.stop());

    const port = wanted ?? (await freePort());
    const url = `http://127.0.0.1:${port}`;
    const environment = { ...environmentOf({ url, dir, endpoint: s3.endpoint, databaseUrl: databaseAt(pooler.port), sentinels: redis.sentinels }), ...variables };
    onStep('tables and starter prompts');
    await migrate({ ...environment, DATABASE_URL: databaseAt(current.port), DATABASE_POOLER: 'none' }, build);
    onStep(`${apis} APIs and ${workers} workers`);
    const members: Member[] = [];
    undo.push(() => Promise.all(members.map((member) => member.process.stop())));
    const start = (role: Role, number: number): Promise<Member> => startMember({ role, number, shared: environment, build, harness });
    for (let number = 1; number <= apis; number += 1) members.push(await start('api', number));
    for (let number = 1; number <= workers; number += 1) members.push(await start('worker', number));
    onStep('nginx');
    const nginx = await startNginxBefore(placed, port, members.filter(({ role }) => role === 'api'));
    undo.push(() => endChild(nginx, 'SIGTERM', STOP_GRACE_MS));

    return {
      url, members, databases, pooler, nginx, redis, harness, placed, stop,
      databaseUrl: () => databaseAt(current.port),
      promoteReplica() {
        promote(placed, databases.replica);
        current = databases.replica;
        pooler.leadTo(current.port);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface EnvironmentParts {
  url: string;
  dir: string;
  endpoint: string;
  databaseUrl: string;
  sentinels: readonly RedisNode[];
}

/** Returns the environment of the cluster's API or worker. Limits per address are wide, because all load comes from one address. */
function environmentOf({ url, dir, endpoint, databaseUrl, sentinels }: EnvironmentParts): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'], HOME: process.env['HOME'],
    NODE_ENV: 'production', LOG_LEVEL: 'info', PUBLIC_URL: url, SESSION_SECRET: SECRET, HOST: '127.0.0.1', TRUSTED_PROXIES: '1',
    DATABASE_URL: databaseUrl, DATABASE_POOLER: 'transaction',
    REDIS_URL: `redis-sentinel://${sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',')}/0?master=conjure`,
    STORAGE_DIR: join(dir, 'files'), S3_ENDPOINT: endpoint, S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret',
    COVERS_ENABLED: 'off', STARTER_SAMPLES_ENABLED: 'off',
    RATE_LIMIT_READ: GENEROUS, RATE_LIMIT_WRITE: GENEROUS, RATE_LIMIT_REGISTER: GENEROUS,
    ...(existsSync(CLIENT_DIR) && { CLIENT_DIR }),
  };
}

/** Runs the migrations once before any process starts, directly on Postgres and not through PgBouncer, as a deploy does. */
async function migrate(env: NodeJS.ProcessEnv, build: string | undefined): Promise<void> {
  const child = spawn(process.execPath, programOf('backend/migrate.ts', build), { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The database could not be prepared: ${said.trim().split('\n').slice(-5).join('\n')}`);
}

interface MemberParts {
  role: Role;
  number: number;
  shared: NodeJS.ProcessEnv;
  build: string | undefined;
  harness: Harness | null;
}

async function startMember({ role, number, shared, build, harness }: MemberParts): Promise<Member> {
  const name = `${role} ${number}`;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const entry = role === 'api' ? 'backend/main.ts' : 'backend/workers/main.ts';
  const env = { ...shared, ...harness?.environmentOf(role, name), [role === 'api' ? 'PORT' : 'WORKER_HEALTH_PORT']: String(port), METRICS_PORT: String(await freePort()) };
  const launch = async (): Promise<OwnProcess> => {
    const raises = mayRaisePriority();
    const started = await startNodeProcess({
      entry, build, env, readyUrl: `${url}/readyz`, within: [...(harness?.within(role) ?? []), ...(raises ? BEHIND_OTHERS : [])],
      ...(raises && { onOutput: raiseWhenLoaded }),
    });
    // Raises it once more, because the line of the log may have come in two pieces.
    if (raises) raisePriority(must(started.child.pid, 'the process that answered'));
    return started;
  };
  const member: Member = {
    name, role, url,
    process: await launch(),
    async start() {
      member.process = await launch();
    },
  };
  return member;
}

/**
 * Gives a process of the cluster that begins the processor time that the others leave, until it has loaded its code and checked the database. In a
 * deployment it starts on a machine or within a quota of its own; here the processes that serve would miss that time.
 */
const BEHIND_OTHERS = ['nice', '-n', '10'];
const mayRaisePriority = (): boolean => process.platform === 'linux' && process.getuid?.() === 0;
/** The line of its log with which an API or a worker has loaded its code and checked the database (backend/bootstrap/prepare.ts), and its process id. */
const LOADED = /"pid":(\d+)[^\n]*"database is up to date"/;

/** Raises the priority before the process warms up and serves: nginx sends an API its whole share in the moment in which it listens. */
function raiseWhenLoaded(output: string): void {
  const [, pid] = LOADED.exec(output) ?? [];
  if (pid !== undefined) raisePriority(Number(pid));
}

/** Gives a process of the cluster the usual priority. Linux keeps one for each thread, and a thread may end before its turn. */
function raisePriority(pid: number): void {
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      setPriority(Number(thread), 0);
    } catch (error) {
      if (existsSync(`/proc/${pid}/task/${thread}`)) throw error;
    }
  }
}

async function startNginxBefore({ programs, dir, user }: Placed, port: number, apis: readonly Member[]): Promise<ReturnType<typeof guardedSpawn>> {
  const { program, env, mimeTypes } = programs.nginx;
  const servers = apis.map(({ url }) => `server ${new URL(url).host} $1;`).join('\n    ');
  const text = shipped('docker/nginx.conf', [
    // Two processes of nginx carry 10,000 sockets even where one may only open 20,000 files: each socket takes two.
    [/worker_processes auto;/, 'worker_processes 2;'],
    [/pid \/tmp\//, `pid ${dir}/`],
    [/include \/etc\/nginx\/mime\.types;/, `include ${mimeTypes};`],
    [/include \/etc\/nginx\/outer-proxies\.conf;/, ''],
    // Removes from nginx's configuration what a test machine lacks: Docker's name server, and an option that only nginx 1.27 knows.
    [/resolver 127\.0\.0\.11 .*;/, ''],
    [/server api:3000 resolve (.*);/, servers],
    [/listen 8080;/, `listen 127.0.0.1:${port};`],
    [/root \/srv\/client;/, `root ${CLIENT_DIR};`],
  ]).replace(/_temp_path \/tmp\//g, `_temp_path ${dir}/nginx-`);
  const file = join(dir, 'nginx.conf');
  writeFileSync(file, text);
  // Gives the folder to nginx's user, because nginx writes temporary files beside its configuration.
  if (user) for (const path of [dir, file]) chownSync(path, user.uid, user.gid);
  const nginx = guardedSpawn(program, ['-p', dir, '-e', 'stderr', '-c', file, '-g', 'daemon off;'], { ...user, env });
  for (const deadline = performance.now() + 10_000; !(await fetch(`http://127.0.0.1:${port}/web-health`).then(({ ok }) => ok, () => false)); await wait(50)) {
    if (nginx.alive() && performance.now() < deadline) continue;
    await endChild(nginx, 'SIGTERM', STOP_GRACE_MS);
    throw new Error(`nginx did not start:\n${nginx.tail().slice(-8).join('\n')}`);
  }
  return nginx;
}

function promote({ programs, user }: Placed, replica: PostgresServer): void {
  runPostgresProgram(programs.postgres, 'pg_ctl', ['promote', '-D', replica.dir, '-w', '-t', '30'], { user });
}
