import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { FailpointName } from '#kernel/failpoints.ts';
import { registerUser } from '#testing/http-user.ts';
import type { HttpUser } from '#testing/http-user.ts';
import type { Behaviour } from '#testing/openai-double.ts';
import type { ServerProcess } from '#testing/server-process.ts';
import { expectConverged } from './expect-converged.ts';
import { openRecoveryStack } from './recovery-stack.ts';
import type { RecoveryStack } from './recovery-stack.ts';

export interface CrashScenario {
  name: string;
  /** The failpoint at which the worker dies; without one the test kills it. */
  failpoint?: FailpointName | `${FailpointName}:${number}`;
  /** How the provider behaves until the worker is dead; afterwards it works. */
  before?: Behaviour;
  /** Further environment variables of the worker that dies. */
  env?: Record<string, string>;
  /** Brings the database into the state that the failpoint needs, before the worker starts. */
  arrange?(stack: RecoveryStack): Promise<void>;
  /** Checks what the dead worker left behind. */
  whenDead?(stack: RecoveryStack): Promise<void>;
  /** True when the dead worker was working at a run, so that another worker must have taken it over. */
  takesOver?: boolean;
  /** The statuses in which runs may end; `succeeded` alone when left out. */
  endings?: readonly string[];
}

export interface Convergence {
  name: string;
  /** The time from the start of the next worker until no work was left, in ms. */
  tookMs: number;
  endings: Record<string, number>;
  /** How many runs another worker took over. */
  takenOver: number;
}

const WORDS: Behaviour = { do: 'ok', words: Array.from({ length: 20 }, (_, n) => `word${n} `), delayMs: 20 };
const SLOW: Behaviour = { do: 'ok', words: Array.from({ length: 200 }, (_, n) => `word${n} `), delayMs: 50 };

/**
 * Requests runs of texts and pictures, lets the worker die as the scenario says, and starts another worker. Expects that all work is done correctly
 * within 30 s.
 */
export async function surviveCrash(scenario: CrashScenario): Promise<Convergence> {
  const stack = await openRecoveryStack();
  try {
    const url = await stack.apiHere();
    const users = await Promise.all([registerUser(url), registerUser(url)]);
    const accepted = await ask(stack, users);
    await scenario.arrange?.(stack);
    stack.double.always(scenario.before ?? (scenario.failpoint ? WORDS : SLOW));
    const env = { ...scenario.env, ...(scenario.failpoint ? { FAILPOINT: scenario.failpoint } : {}) };
    const starting = stack.worker(env);
    await death(stack, starting, scenario);
    await scenario.whenDead?.(stack);
    stack.double.always(WORDS);

    await stack.worker();
    const tookMs = await expectConverged(stack.db, 30_000);
    const runs = (await stack.db.knex('generations').select('id', 'status', 'crashes')) as { id: string; status: string; crashes: number }[];
    expect(runs.map(({ id }) => id).sort()).toEqual(accepted.sort());
    const endings: Record<string, number> = {};
    for (const { status } of runs) endings[status] = (endings[status] ?? 0) + 1;
    const allowed = scenario.endings ?? ['succeeded'];
    expect(Object.keys(endings).filter((status) => !allowed.includes(status))).toEqual([]);
    const takenOver = runs.filter(({ crashes }) => crashes > 0).length;
    if (scenario.takesOver) expect(takenOver).toBeGreaterThan(0);
    return { name: scenario.name, tookMs, endings, takenOver };
  } finally {
    await stack.close();
  }
}

/** Requests six runs for two users, among them one that waits for a slot and one of two pictures; returns their ids. */
async function ask(stack: RecoveryStack, [first, second]: HttpUser[]): Promise<string[]> {
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, (_, n) => stack.ask(first!, { prompt: `Lighthouse ${n}` })),
    stack.ask(second!),
    stack.ask(second!, { contentType: 'image', length: undefined, quantity: 2 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
  return answers.map(({ body }) => body.generation.id);
}

/** A worker may die before it is ready. Then its start fails, as the scenario intends. */
async function death(stack: RecoveryStack, starting: Promise<ServerProcess>, { failpoint }: CrashScenario): Promise<void> {
  if (!failpoint) {
    const worker = await starting;
    await running(stack);
    await worker.kill('SIGKILL');
    return;
  }
  const worker = await starting.catch((error: unknown) => {
    if (!String(error).includes('did not become ready')) throw error;
    return null;
  });
  if (worker) expect(await Promise.race([worker.ended(), wait(25_000, 'alive')])).toBe('SIGKILL');
}

/** Waits until a run has stored some of its words. */
async function running(stack: RecoveryStack): Promise<void> {
  for (;;) {
    const [run] = (await stack.db.knex('generations').where({ status: 'running' }).whereNotNull('output_text').limit(1)) as object[];
    if (run) return;
    await wait(50);
  }
}
