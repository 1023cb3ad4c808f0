import { expect } from 'vitest';
import type { CrashScenario } from './crash-scenario.ts';

const failing = { do: 'status', status: 500 } as const;

/** The scenarios for every place where the death of a worker could lose or double something (docs/rules/server.md#failpoints). */
export const CRASHES: readonly CrashScenario[] = [
  { name: 'SIGKILL while texts stream', takesOver: true },
  { name: 'before jobs reach the queue', failpoint: 'outbox.before_add' },
  { name: 'after jobs reached the queue, before that is noted', failpoint: 'outbox.after_add' },
  { name: 'after a run was claimed', failpoint: 'worker.after_claim', takesOver: true },
  { name: 'before the provider is asked', failpoint: 'worker.before_provider', takesOver: true },
  { name: 'while the provider answers', failpoint: 'worker.during_provider:12', takesOver: true },
  { name: 'after the provider delivered the result', failpoint: 'worker.after_result', takesOver: true },
  { name: 'inside the finishing transaction', failpoint: 'worker.inside_finish', takesOver: true },
  { name: 'after the finishing transaction', failpoint: 'worker.after_finish' },
  { name: 'before a failed run is released', failpoint: 'worker.before_release', before: failing },
  {
    name: 'while lost runs are ended',
    failpoint: 'maintenance.mid_batch',
    endings: ['succeeded', 'failed'],
    async arrange({ db }) {
      // The deadline of two runs has passed: the sweep ends the first of them, and its worker dies.
      const ids = await db.knex('generations').where({ content_type: 'text' }).orderBy('id').limit(2).pluck('id');
      await db.knex('generations').whereIn('id', ids as string[]).update({ deadline_at: new Date(Date.now() - 1_000) });
    },
    async whenDead({ db }) {
      const lost = (await db.knex('generations').whereNotNull('deadline_at').where('deadline_at', '<', new Date())) as { status: string }[];
      expect(lost.map(({ status }) => status).sort()).toEqual(['failed', 'queued']);
    },
  },
];

/** The scenarios with the greatest risk for money or runs, one of each kind. `npm test` runs these, and `npm run test:deep` runs all scenarios twenty times. */
const OFTEN: readonly string[] = ['SIGKILL while texts stream', 'after jobs reached the queue, before that is noted', 'inside the finishing transaction'];
export const OFTEN_CRASHES = CRASHES.filter(({ name }) => OFTEN.includes(name));
