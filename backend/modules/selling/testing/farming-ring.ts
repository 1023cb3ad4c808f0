import { confirmEmail } from '#contracts/password-reset.ts';
import { newId } from '#kernel/ids.ts';
import { createVisitor } from '#testing/http-user.ts';
import { readEmails } from '#testing/read-emails.ts';
import { NEWCOMER } from '#testing/seasoned-people.ts';
import { call } from '#testing/test-app.ts';
import type { Person, SellingFixtures } from './selling-fixtures.ts';

/** A ring: accounts of one person, who wants the tokens of all of them on the first account. */
export interface Ring {
  boss: Person;
  /** All accounts of the ring except the first. */
  members: Person[];
  all: Person[];
  /** Accounts whose email is confirmed. */
  confirmed: number;
}

const AT_ONCE = 4;

async function join(fixtures: SellingFixtures): Promise<Person> {
  const user = createVisitor(fixtures.app.url);
  user.username = `${NEWCOMER}${newId().slice(-12)}`;
  const answer = await user.send('POST', '/api/auth/register', { body: { username: user.username, email: `${user.username}@example.test`, password: 'correct-horse-9' } });
  if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${answer.text}`);
  const [row] = await fixtures.query<{ id: string }>('select id from users where username = ?', [user.username]);
  return Object.assign(user, { id: row!.id });
}

async function confirm(fixtures: SellingFixtures, person: Person): Promise<void> {
  const emails = await readEmails(fixtures.app, `${person.username}@example.test`);
  const token = emails.flatMap(({ action }) => /#confirm-email=(.+)$/.exec(action?.url ?? '')?.[1] ?? []).at(-1);
  const answer = await call(person, confirmEmail, { body: { token: decodeURIComponent(token!) } });
  if (answer.status !== 200) throw new Error(`the confirmation answered ${answer.status}: ${answer.text}`);
}

export interface RingWish {
  confirmed?: boolean;
  days?: number;
}

/** Registers a ring of `size` accounts with their welcome tokens, confirms their emails unless `confirmed` is false, and makes them `days` days old. */
export async function gather(fixtures: SellingFixtures, size: number, { confirmed = true, days = 2 }: RingWish = {}): Promise<Ring> {
  const all: Person[] = [];
  while (all.length < size) all.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, size - all.length) }, () => join(fixtures)))));
  if (confirmed) for (const person of all) await confirm(fixtures, person);
  await fixtures.deliver();
  fixtures.clock.advance(days);
  return { boss: all[0]!, members: all.slice(1), all, confirmed: confirmed ? size : 0 };
}

/** How many tokens a ring of accounts has at the end of a strategy. */
export interface RingFigures {
  /** Tokens that the ring got from gifts, rewards and purchases, less those that the platform took back. */
  given: number;
  /** Spendable, held and pending tokens of all accounts of the ring. */
  has: number;
  /** Tokens that the ring spent on runs. */
  used: number;
  debt: number;
  /** Earned tokens of the ring, the only ones that a payout may turn into cash. */
  payable: number;
  /** The largest gain of one account: the tokens that it has and has used, minus its debt and what it was given. */
  gain: number;
}

const FIGURES = `
  with own as (select e.*, t.kind, t.ref_type from ledger_entries e join ledger_transactions t on t.id = e.tx_id where e.owner = any(cast(:ids as uuid[]))),
  each as (
    select w.user_id,
      w.bonus + w.subscription + w.earned + w.purchased + w.held + coalesce((select sum(amount) from own where owner = w.user_id and account = 'pending_earned'), 0) as has,
      w.debt,
      w.earned as payable,
      coalesce((select sum(e.amount) from holds h join ledger_transactions t on t.ref_id = h.generation_id and t.kind = 'capture'
        join ledger_entries e on e.tx_id = t.id and e.account = 'platform_generation' where h.user_id = w.user_id), 0) as used,
      coalesce((select sum(amount) from own where owner = w.user_id
        and (kind in ('reward', 'purchase', 'adjustment') or (kind in ('chargeback', 'refund') and ref_type = 'order'))), 0) as given
    from wallets w where w.user_id = any(cast(:ids as uuid[]))
  )
  select sum(given)::int as given, sum(has)::int as has, sum(used)::int as used, sum(debt)::int as debt, sum(payable)::int as payable,
    max(has + used - debt - given)::int as gain from each`;

/** The figures of a ring, computed from the ledger. */
export const figuresOf = async (fixtures: SellingFixtures, { all }: Ring): Promise<RingFigures> =>
  (await fixtures.query<RingFigures>(FIGURES.replaceAll(':ids', '?'), [all.map(({ id }) => id), all.map(({ id }) => id)]))[0]!;

/** Delivers all events, moves the clock eight days forward, and releases the earnings of the days before. */
export async function aWeekPasses(fixtures: SellingFixtures): Promise<void> {
  await fixtures.deliver();
  fixtures.clock.advance(9);
  await fixtures.release();
  await fixtures.deliver();
}

/** Spends all tokens that an account has, as runs would. */
export async function useUp(fixtures: SellingFixtures, { id }: Person): Promise<void> {
  const { wallet } = fixtures.app.modules.wallet;
  const { knex } = fixtures.app.services.db;
  const { balance } = await wallet.state(knex, id);
  const generationId = newId();
  await wallet.placeHold(knex, { userId: id, amount: balance, generationId });
  await wallet.settleHold(knex, { generationId, capture: balance });
}
