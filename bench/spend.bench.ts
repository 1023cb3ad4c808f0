import { loadavg } from 'node:os';
import pg from 'pg';
import { systemClock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { PLACE_HOLD } from '#modules/wallet/commands/place-hold.ts';
import { openLedger } from '#testing/ledger-test-bed.ts';

const CONNECTIONS = 8;
const WALLETS = 400;
const ROUNDS = 9;
const SLICE_MS = 400;
const GOAL = 0.8;

type Spend = () => Promise<unknown>;

export interface SpendResult {
  name: 'spend';
  goal: number;
  /** Median of the paired ratios: a stand-alone spend through the wallet against the raw statement. */
  ratio: number;
  /** The same with `begin` and `commit` around it on both sides. */
  transactionRatio: number;
  passed: boolean;
}

/**
 * A spend through application code against the same prepared statement through node-pg alone, both with 8 connections,
 * interleaved. Two pairs: stand-alone (one statement, its own commit, on both sides), which is the goal's figure, and
 * inside a transaction (three round trips on both sides). Raw is node-pg at its best: named statement, so parsed once.
 */
export async function run(): Promise<SpendResult> {
  const bed = await openLedger({ poolMax: CONNECTIONS });
  const pool = new pg.Pool({ connectionString: bed.url, max: CONNECTIONS });
  try {
    const users = await Promise.all(Array.from({ length: WALLETS }, () => bed.openWallet(1_000_000_000)));
    let turn = 0;
    const nextUser = (): string => users[(turn += 1) % WALLETS]!;

    let parameter = 0;
    const text = PLACE_HOLD.sql.replace(/\?/g, () => `$${(parameter += 1)}`);
    const statement = (name?: string) => ({
      ...(name && { name }),
      text,
      values: [nextUser(), 1, newId(), newId(), newId(), systemClock.now()],
    });
    const request = () => ({ userId: nextUser(), amount: 1, generationId: newId() });

    const sides = {
      raw: () => pool.query(statement('spend')),
      ours: () => bed.wallet.placeHold(bed.db.knex, request()),
      rawInTransaction: async () => {
        const client = await pool.connect();
        await client.query('begin');
        await client.query(statement('spend'));
        await client.query('commit');
        client.release();
      },
      oursInTransaction: () => bed.db.transaction((tx) => bed.wallet.placeHold(tx, request())),
      rawUnprepared: () => pool.query(statement()),
    } satisfies Record<string, Spend>;

    for (const side of Object.values(sides)) await perSecond(side);
    const figures = Object.fromEntries(Object.keys(sides).map((name) => [name, [] as number[]])) as Record<keyof typeof sides, number[]>;
    for (let round = 0; round < ROUNDS; round += 1) {
      const names = Object.keys(sides) as (keyof typeof sides)[];
      // Turning the order round keeps a drift of the machine from favouring one side.
      for (const name of round % 2 ? names.toReversed() : names) figures[name].push(await perSecond(sides[name]));
    }

    const ratioOf = (a: number[], b: number[]): number => median(a.map((value, index) => value / b[index]!));
    const ratio = ratioOf(figures.ours, figures.raw);
    const transactionRatio = ratioOf(figures.oursInTransaction, figures.rawInTransaction);
    const inTransactionToRaw = ratioOf(figures.oursInTransaction, figures.raw);
    const broken = await bed.violations();
    const passed = ratio >= GOAL && broken.length === 0;
    const rate = (name: keyof typeof sides): string => `${Math.round(median(figures[name]))}/s`;
    console.log(
      [
        `spend: ${ratio.toFixed(2)}x of the raw statement (goal ${GOAL.toFixed(2)}x) ${passed ? 'ok' : 'MISSED'}`,
        `  stand-alone      ours ${rate('ours')}, raw ${rate('raw')} (raw without a prepared statement ${rate('rawUnprepared')})`,
        `  in a transaction ours ${rate('oursInTransaction')}, raw ${rate('rawInTransaction')}: ${transactionRatio.toFixed(2)}x like for like, ` +
          `${inTransactionToRaw.toFixed(2)}x of the stand-alone raw statement`,
        `  ledger violations afterwards: ${broken.length}; load average ${loadavg().map((load) => load.toFixed(1)).join(' ')}`,
      ].join('\n'),
    );
    return { name: 'spend', goal: GOAL, ratio, transactionRatio, passed };
  } finally {
    await pool.end();
    await bed.close();
  }
}

/** Spends per second with every connection busy for one slice. */
async function perSecond(spend: Spend): Promise<number> {
  const start = performance.now();
  let done = 0;
  const loop = async (): Promise<void> => {
    while (performance.now() - start < SLICE_MS) {
      await spend();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  return (done * 1000) / (performance.now() - start);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
