import { MINUTE_MS } from '#contracts/durations.ts';
import type { JobContext } from '#kernel/jobs/worker.ts';
import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import type { Module } from '#kernel/module.ts';
import { forgetDemoRuns } from './commands/forget-demo-runs.ts';
import { writeDemoRun } from './commands/write-demo-run.ts';
import type { DemoRunsContext } from './demo-runs-context.ts';
import { demoRunsRoutes } from './demo-runs.routes.ts';
import { demoRunsMigrations } from './migrations/demo-runs.ts';

export { demoRunsMigrations } from './migrations/demo-runs.ts';
export { writeDemoJob } from './demo-runs.jobs.ts';

/** The call that the worker of demo runs makes. */
export interface DemoRuns {
  /** Writes a demo run, for the job `demo_runs.write`. */
  write(id: string, job: Pick<JobContext, 'signal' | 'lastAttempt'>): Promise<void>;
}

export interface DemoRunsModule extends Module {
  demoRuns: DemoRuns;
  maintenance: readonly MaintenanceTask[];
}

/** Builds the module of demo runs: short texts that visitors make without an account, to try the product. */
export const createDemoRuns = (context: DemoRunsContext): DemoRunsModule => ({
  demoRuns: { write: (id, job) => writeDemoRun(context, id, job) },
  migrations: demoRunsMigrations,
  routes: (routes) => demoRunsRoutes(routes, context),
  maintenance: [{ name: 'demo_runs.forget', everyMs: MINUTE_MS, run: () => forgetDemoRuns(context.db, context.clock) }],
});
