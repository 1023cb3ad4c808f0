import { createHash } from 'node:crypto';
import * as contract from '#contracts/demo-runs.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { millis } from '#kernel/clock.ts';
import { notFound } from '#kernel/errors.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { newSecret } from '#kernel/ids.ts';
import { claimDemoRun } from './commands/claim-demo-run.ts';
import { nextDay, startDemoRun } from './commands/start-demo-run.ts';
import type { DemoRunsContext } from './demo-runs-context.ts';
import { demoRunById, demoRunOfDay, presentDemoRun } from './queries/demo-row.ts';

const hashed = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Routes of demo runs. They are session routes, because only those read and set the cookie that recognises a browser. */
export function demoRunsRoutes(routes: Routes, context: DemoRunsContext): void {
  const { db, clock, models, options } = context;

  routes.session(contract.getDemoState, 'open', async (_call, { device }) => {
    const now = new Date(millis(clock));
    const run = device === null ? null : await demoRunOfDay(db.knex, hashed(device), utcDay(now));
    const offered = models().some((model) => !model.hosted || options.hostedPerDay > 0);
    return { offered, run: run && !run.claimed_at ? presentDemoRun(run, context) : null, nextAt: run ? nextDay(now).toISOString() : null };
  });

  routes.session(contract.startDemoRun, 'open', async ({ body, ip }, auth) => {
    context.refuseWords([body.who, body.habit, body.ending]);
    const device = auth.device ?? newSecret();
    const run = await db.transaction((tx) => startDemoRun(tx, context, { device: hashed(device), ip, inputs: body }));
    if (auth.device === null) auth.rememberDevice(device);
    return { run: presentDemoRun(run, context) };
  });

  routes.session(contract.getDemoRun, 'open', async ({ params }, { device }) => {
    const run = device === null ? null : await demoRunById(db.knex, hashed(device), params.id);
    if (!run) throw notFound('This text');
    return { run: presentDemoRun(run, context) };
  });

  routes.session(contract.claimDemoRun, 'member', async ({ params, viewer }, { device }) => {
    if (device === null) throw notFound('This text');
    await db.transaction((tx) => claimDemoRun(tx, context, { id: params.id, device: hashed(device), userId: viewer.userId }));
    return { creationId: params.id };
  });
}
