import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureServer } from '../infra/run/server-build.mjs';
import { startTestServers } from '../infra/test/test-servers.mjs';
import { LAYERS } from './cost/layers.ts';
import type { RequestCost } from './cost/request-cost.ts';
import type { RunPath } from './cost/path-records.ts';

/* `npm run bench:tables [-- --only requests|run]` measures and rewrites the tables in docs/performance.md between their marks. Processor times need a
   quiet machine; counts do not. */
const PAGE = 'docs/performance.md';
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const servers = await startTestServers({ durable: true });
Object.assign(process.env, { TEST_DATABASE_URL: servers.databaseUrl, TEST_REDIS_URL: servers.redisUrl, TEST_SERVER_BUILD: await ensureServer() });
try {
  if (values.only !== 'run') {
    const { measureRequestCosts } = await import('./cost/request-cost.ts');
    replace('requests', requestTable(await measureRequestCosts('full')));
  }
  if (values.only !== 'requests') {
    const { leastPath, measureRunPaths } = await import('./cost/run-path.ts');
    replace('run', runTables(leastPath(await measureRunPaths(7))));
  }
} finally {
  await servers.stop();
}

function replace(name: string, lines: readonly string[]): void {
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [start, end] = [page.indexOf(from), page.indexOf(to)];
  if (start < 0 || end < 0) throw new Error(`${PAGE} has no marks ${from} and ${to}.`);
  writeFileSync(PAGE, `${page.slice(0, start + from.length)}\n${lines.join('\n')}\n${page.slice(end)}`);
  for (const line of lines) console.log(line);
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

function requestTable(costs: readonly RequestCost[]): string[] {
  const seen = LAYERS.filter((layer) => costs.some(({ layers }) => layers.get(layer)! >= 0.005));
  return [
    row(['µs of processor for one request', ...costs.map(({ route }) => `\`${route}\``)]),
    row(['---', ...costs.map(() => '---:')]),
    ...seen.map((layer) => row([layer, ...costs.map(({ layers, ours }) => Math.round(layers.get(layer)! * ours))])),
    row(['**all of ours**', ...costs.map(({ ours }) => `**${Math.round(ours)}**`)]),
    row(['**baseline**', ...costs.map(({ baseline }) => `**${Math.round(baseline)}**`)]),
    row(['baseline / ours', ...costs.map(({ ours, baseline }) => (baseline / ours).toFixed(2))]),
  ];
}

/** A measurement may only lower the limit in docs/performance.md; only a person raises it, with a reason. */
function limits(measured: readonly number[]): number[] {
  const stated = /^\| limit \|(.+)\|$/m.exec(readFileSync(PAGE, 'utf8'))?.[1]?.split('|').map(Number) ?? [];
  return measured.map((limit, place) => Math.min(limit, stated[place] ?? limit));
}

function runTables({ records, statements, redisCommands, redisTrips, bytes, totalMs, relayWaitsMs }: RunPath): string[] {
  const kib = (count: number): string => `${(count / 1_024).toFixed(0)} KiB`;
  const name = (what: string): string => what.replace(/^evalsha \S+ \d+ \S*:(limit|gen-text|events):?(\S*).*/, 'script of $1').replace(/^(\S+) bench-\S+?:(\S+?)(:\S*)?$/, '$1 $2').replace(/^select distinct.*/, 'price list (once in 5 s)').replace(/"/g, '');
  const steps: { process: string; to: string; what: string[]; at: number }[] = [];
  for (const record of records) {
    const last = steps.at(-1);
    if (last?.process === record.process && last.to === record.to) last.what.push(name(record.what));
    else steps.push({ process: record.process, to: record.to, what: [name(record.what)], at: record.at });
  }
  return [
    row(['', 'statements', 'Redis commands', 'round trips to Redis']), row(['---', '---:', '---:', '---:']),
    row(['one run', statements, redisCommands, redisTrips]),
    row(['limit', ...limits([statements + 2, redisCommands + 6, redisTrips + 6])]),
    '',
    `Bytes both ways: ${kib(bytes.postgres)} with Postgres, ${kib(bytes.redis)} with Redis, what goes on beside the run included. The message was there`,
    `${totalMs.toFixed(0)} ms after the POST. The relay looked ${relayWaitsMs.map((ms) => ms.toFixed(1)).join(' and ')} ms after the commits that announce something.`,
    '',
    row(['ms after the POST', 'process', 'tells', 'what, in order']), row(['---:', '---', '---', '---']),
    ...steps.map(({ at, process, to, what }) => row([at.toFixed(1), process, to === 'redis' ? 'Redis' : 'Postgres', what.map((one) => `\`${one}\``).join(', ')])),
  ];
}
