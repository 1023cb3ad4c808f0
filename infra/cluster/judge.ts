import type { Database } from '../../backend/kernel/db/database.ts';
import { faultsOf, walletViolations } from '../../backend/testing/recovery/faults.ts';
import type { Drill, DrillReport, RunReport } from './drill.ts';
import { isMixed } from './drill-provider.ts';

interface SeenRun {
  id: string;
  status: string;
  crashes: number;
  output_text: string | null;
  seconds: number | null;
}

/** Returns how each accepted run of a drill ended, and every fault in the whole database. */
export async function countRuns(db: Database, accepted: readonly string[]): Promise<RunReport> {
  const all = await db.knex('generations').select<SeenRun[]>('id', 'status', 'crashes', 'output_text', db.knex.raw('extract(epoch from finished_at - created_at)::float8 as seconds'));
  const wanted = new Set(accepted);
  const runs = all.filter(({ id }) => wanted.has(id));
  const found = new Set(runs.map(({ id }) => id));
  const endings: Record<string, number> = {};
  for (const { status } of runs) endings[status] = (endings[status] ?? 0) + 1;
  return {
    lost: accepted.filter((id) => !found.has(id)),
    slowestRunSeconds: Math.round(Math.max(0, ...runs.map(({ seconds }) => seconds ?? 0)) * 10) / 10,
    endings,
    takenOver: runs.filter(({ crashes }) => crashes > 0).length,
    mixed: runs.filter(({ output_text: text }) => text !== null && isMixed(text)).length,
    faults: Object.fromEntries([...(await faultsOf(db))].map(([fault, wrong]) => [fault, wrong.length])),
    ledgerViolations: (await walletViolations(db)).length,
  };
}

/** The results after which a drill's client may retry: 409 and 503 by the product, 502 and 504 by nginx, or a broken connection because a process died. */
const PROMISED = ['broken', '409', '502', '503', '504'];
/** The longest time in ms that a request of a drill may take. A browser would give up after 30 s. */
const ANSWERED_WITHIN_MS = 15_000;
const SETTLED_WITHIN_SECONDS = 60;

/** Returns the problems in a drill's report as sentences; none when the drill passed. */
export function problemsOf(report: DrillReport, { within, allows = {}, unproved }: Pick<Drill, 'within' | 'allows' | 'unproved'>): string[] {
  const { accepted, lost, mixed, faults, ledgerViolations, missing, longestAwayMs, settledSeconds, hasty, slowestTryMs } = report;
  const failed = report.failed.filter((what) => !allows.failed?.test(what));
  const endings = Object.entries(report.endings).filter(([ending]) => ending !== 'succeeded' && !allows.endings?.includes(ending));
  const unpromised = Object.entries(report.retried).filter(([status]) => !PROMISED.includes(status));
  const nothing = accepted.length === 0 ? 'No run was accepted, so that nothing was proved.' : unproved?.(report) ?? null;
  return [
    ...(nothing === null ? [] : [nothing]),
    ...(failed.length > 0 ? [`${failed.length} requests failed after all tries: ${[...new Set(failed)].join(', ')}.`] : []),
    ...unpromised.map(([status, times]) => `${times} answers of ${status}.`),
    ...(hasty > 0 ? [`${hasty} answers of 503 did not say when to come back.`] : []),
    ...(slowestTryMs > (allows.slowMs ?? ANSWERED_WITHIN_MS) ? [`A request waited for ${slowestTryMs} ms.`] : []),
    ...(lost.length > 0 ? [`${lost.length} accepted runs are lost.`] : []),
    ...endings.map(([ending, count]) => `${count} runs ended ${ending}.`),
    ...(mixed > 0 ? [`${mixed} texts were made of two calls.`] : []),
    ...Object.entries(faults).map(([fault, count]) => `${fault}: ${count}.`),
    ...(ledgerViolations > 0 ? [`The ledger has ${ledgerViolations} violations.`] : []),
    ...(missing > 0 ? [`${missing} sockets are not back.`] : []),
    ...(longestAwayMs !== null && longestAwayMs > within * 1_000 ? [`A socket was away for ${longestAwayMs} ms.`] : []),
    ...(settledSeconds > Math.max(within, SETTLED_WITHIN_SECONDS) ? [`Work was under way for ${settledSeconds} s after the load.`] : []),
  ];
}
