import pg from 'pg';
import { systemClock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { holdBindings, PLACE_HOLD } from '#modules/wallet/commands/place-hold.ts';
import { openLedger } from '#testing/ledger-fixtures.ts';
import { currentLoad } from './measure/bench-line.ts';
import type { BenchLine } from './measure/bench-line.ts';
import type { BenchSize } from './measure/bench-size.ts';
import { median, pairedRatio } from './measure/median.ts';

const CONNECTIONS = 8;
const SIZES = { full: { wallets: 400, rounds: 9, sliceMs: 400 }, smallest: { wallets: 4, rounds: 1, sliceMs: 20 } } as const;
const GOAL = 0.8;

type Spend = () => Promise<unknown>;

/**
 * The spend benchmark: compares a spend through the product's code with the same prepared statement through node-pg alone, both with 8
 * connections, in turn. There are two pairs: stand-alone (one statement with its own commit), which the goal is for, and inside a transaction
 * (three round trips). The baseline uses a named statement, so Postgres parses it once.
 */
export async function run(size: BenchSize): Promise<BenchLine[]> {
  const { wallets, rounds, sliceMs } = SIZES[size];
  const fixtures = await openLedger({ poolMax: CONNECTIONS });
  const pool = new pg.Pool({ connectionString: fixtures.url, max: CONNECTIONS });
  try {
    const users = await Promise.all(Array.from({ length: wallets }, () => fixtures.openWallet(1_000_000_000)));
    let turn = 0;
    const nextUser = (): string => users[(turn += 1) % wallets]!;

    let parameter = 0;
    const text = PLACE_HOLD.sql.replace(/\?/g, () => `$${(parameter += 1)}`);
    const statement = (name?: string) => ({
      ...(name && { name }),
      text,
      values: holdBindings(request(), newId(), systemClock.now()),
    });
    const request = () => ({ userId: nextUser(), amount: 1, generationId: newId() });

    const sides = {
      raw: () => pool.query(statement('spend')),
      ours: () => fixtures.wallet.placeHold(fixtures.db.knex, request()),
      rawInTransaction: async () => {
        const client = await pool.connect();
        await client.query('begin');
        await client.query(statement('spend'));
        await client.query('commit');
        client.release();
      },
      oursInTransaction: () => fixtures.db.transaction((tx) => fixtures.wallet.placeHold(tx, request())),
      rawUnprepared: () => pool.query(statement()),
    } satisfies Record<string, Spend>;

    type Side = keyof typeof sides;
    for (const side of Object.values(sides)) await perSecond(side, sliceMs);
    const figures = Object.fromEntries(Object.keys(sides).map((name) => [name, [] as number[]])) as Record<Side, number[]>;
    for (let round = 0; round < rounds; round += 1) {
      const names = Object.keys(sides) as Side[];
      // Alternates the order of product and baseline, so that a machine that becomes slower favours no side.
      for (const name of round % 2 ? names.toReversed() : names) figures[name].push(await perSecond(sides[name], sliceMs));
    }

    const broken = await fixtures.violations();
    if (broken.length > 0) throw new Error(`The ledger is broken after the benchmark: ${JSON.stringify(broken.slice(0, 3))}`);
    const line = (what: string, ours: Side, baseline: Side, goal: number | null): BenchLine => {
      const ratio = pairedRatio(figures[ours], figures[baseline]);
      return {
        what: `spend, ${what}, c=${CONNECTIONS}`,
        ours: rate(figures[ours]),
        baseline: rate(figures[baseline]),
        ratio,
        goal: goal === null ? 'reported' : `≥ ${goal.toFixed(2)}x`,
        passed: goal === null ? null : ratio >= goal,
        load: currentLoad(),
      };
    };
    return [
      line('stand-alone, against the raw prepared statement', 'ours', 'raw', GOAL),
      line('stand-alone, against the raw unprepared statement', 'ours', 'rawUnprepared', null),
      line('in a transaction, like for like', 'oursInTransaction', 'rawInTransaction', null),
    ];
  } finally {
    await pool.end();
    await fixtures.close();
  }
}

/** Measures spends per second while every connection is busy for one slice of time. */
async function perSecond(spend: Spend, sliceMs: number): Promise<number> {
  const start = performance.now();
  let done = 0;
  const loop = async (): Promise<void> => {
    while (performance.now() - start < sliceMs) {
      await spend();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  return (done * 1000) / (performance.now() - start);
}

const rate = (figures: readonly number[]): string => `${Math.round(median(figures))}/s`;
