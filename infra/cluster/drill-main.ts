import { parseArgs } from 'node:util';
import { ensureServer } from '../run/server-build.mjs';
import { startCluster } from './cluster.ts';
import type { DrillReport } from './drill.ts';
import { DRILLS, drillOf, runDrill } from './drills.ts';
import { problemsOf } from './judge.ts';
import { findClusterPrograms } from './programs.ts';

/*
 * `npm run drill -- <name>…|all [--requests 50] [--runs 5] [--sockets 200] [--people 60] [--away 5] [--apis 3] [--workers 3]`: starts a cluster, disturbs it
 * under load with one drill after the other, and says what that did. Without a name it lists the drills. Ends with 1 when a drill did not pass.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    requests: { type: 'string', default: '50' }, runs: { type: 'string', default: '5' }, sockets: { type: 'string', default: '200' }, people: { type: 'string', default: '60' },
    away: { type: 'string', default: '5' }, apis: { type: 'string', default: '3' }, workers: { type: 'string', default: '3' },
  },
});
const number = (name: keyof typeof values): number => Number(values[name]);

if (positionals.length === 0) {
  for (const [name, { what }] of Object.entries(DRILLS)) console.log(`${name.padEnd(20)} ${what}`);
  process.exit(0);
}
// Exiting ends the cluster's servers and removes their folder, because both end with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
try {
  const unknown = positionals.filter((name) => name !== 'all' && !(name in DRILLS));
  if (unknown.length > 0) throw new Error(`There is no drill ${unknown.join(', ')}. There are: ${Object.keys(DRILLS).join(', ')}.`);
  const programs = await findClusterPrograms();
  if (typeof programs === 'string') throw new Error(programs);
  const chosen = Object.keys(DRILLS).filter((each) => positionals.includes('all') || positionals.includes(each));
  const wired = chosen.some((name) => drillOf(name).wired === true);
  const load = { requests: number('requests'), runs: number('runs'), sockets: number('sockets'), people: number('people') };
  const cluster = await startCluster({ programs, build: await ensureServer(), apis: number('apis'), workers: number('workers'), forDrills: true, wired, onStep: (what) => console.log(`  ${what}`) });
  try {
    // Runs the chosen drills in the order of the list of drills, because the last ones leave a cluster without its first primaries.
    for (const name of chosen) {
      const missing = drillOf(name).missing?.(cluster) ?? null;
      if (missing === null) tell(await runDrill(name, cluster, load, { awayMs: number('away') * 1_000 }));
      else console.log(`\n${name}: skipped. ${missing}`);
    }
  } finally {
    await cluster.stop();
  }
  process.exit(process.exitCode ?? 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function tell(report: DrillReport): void {
  const { silentMs, slowestRunSeconds, reads, accepted, refused, retried, failed, hasty, slowestTryMs, cut, longestAwayMs, missing } = report;
  const { lost, endings, takenOver, mixed, faults, ledgerViolations, disturbedSeconds, settledSeconds } = report;
  console.log(`\n${report.drill}: disturbed for ${disturbedSeconds} s, settled ${settledSeconds} s after the load`);
  console.log(`  ${reads} reads, ${accepted.length} runs accepted, ${refused} refused; tried again: ${JSON.stringify(retried)}; failed: ${failed.length === 0 ? 0 : JSON.stringify(timesOf(failed))}; 503 without a time: ${hasty}`);
  console.log(`  longest time without a good answer: reads ${silentMs.reads} ms, runs ${silentMs.runs} ms; slowest answer ${slowestTryMs} ms, slowest run ${slowestRunSeconds} s`);
  console.log(`  ${cut} sockets cut, longest away ${longestAwayMs ?? 0} ms, ${missing} not back`);
  console.log(`  runs ended ${JSON.stringify(endings)}, ${takenOver} taken over by another worker, ${mixed} of two calls`);
  console.log(`  ${lost.length} runs lost, faults ${JSON.stringify(faults)}, ${ledgerViolations} violations of the ledger`);
  const problems = problemsOf(report, drillOf(report.drill));
  console.log(problems.length === 0 ? '  passed' : problems.map((problem) => `  ${problem}`).join('\n'));
  if (problems.length > 0) process.exitCode = 1;
}

function timesOf(all: readonly string[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const each of all) times[each] = (times[each] ?? 0) + 1;
  return times;
}
