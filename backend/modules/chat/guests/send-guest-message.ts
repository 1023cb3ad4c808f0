import { createHash, randomInt } from 'node:crypto';
import { GUEST_MESSAGES, REPLY_WORDS } from '#contracts/chat-replies.ts';
import { DAY_MS, SECOND_MS } from '#contracts/durations.ts';
import { one } from '#contracts/must.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { millis } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { addressBlock } from '#kernel/http/client-address.ts';
import { newId } from '#kernel/ids.ts';
import type { ChatRequest } from '#modules/generation/provider.port.ts';
import { guestRows } from './guest-rows.ts';
import type { GuestRow } from './guest-rows.ts';
import { guestFailed, guestFull, guestOff, guestUsed } from './guests.errors.ts';
import type { GuestModel, GuestsContext } from './guests-context.ts';

const TIMEOUT_MS = 20 * SECOND_MS;
/** An answer to a guest is cut at this many characters, in case the provider ignores the requested length. */
const MAX_CHARACTERS = 6_000;

const LOCK = 'select pg_advisory_xact_lock(hashtextextended(?, 0))';
const IN_NETWORK = `select count(*)::int as made from guest_messages where network = ? and status <> 'failed'`;
const HOSTED_TODAY = `select count(*)::int as made from guest_messages where day = ? and hosted and status <> 'failed'`;
const INSERT = `
  insert into guest_messages (id, device, network, day, question, hosted, provider, model_id, model_label, seed, created_at)
  values (:id, :device, :network, :day, :question, :hosted, :provider, :model, :label, :seed, :now)`;
const FINISH = `update guest_messages set status = :status, answer = :answer, finished_at = :now where id = :id and status = 'writing'`;

interface Said {
  device: Buffer;
  ip: string;
  text: string;
}

interface Taken {
  id: string;
  model: GuestModel;
  seed: number;
  before: readonly GuestRow[];
}

const nextDay = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);

/**
 * Takes a guest's message and answers it (docs/rules/chat.md#guests). Repeating the last message is not counted again, so a second click
 * costs nothing. A message without an answer is given back.
 * @throws AppError words_refused, guest_used, guest_full, guest_off, guest_failed
 */
export async function sendGuestMessage(context: GuestsContext, said: Said): Promise<void> {
  context.refuseWords([said.text]);
  const taken = await context.db.transaction((tx) => take(tx, context, said));
  if (taken === null) return;
  const { db: { knex }, clock } = context;
  const finish = (status: 'done' | 'failed', answer: string): Promise<unknown> => rows(knex, FINISH, { id: taken.id, status, answer, now: clock.now() });
  try {
    await finish('done', await answer(context, taken, said.text));
  } catch (error) {
    context.log.warn({ err: error, guestMessage: taken.id }, 'a guest got no answer');
    await finish('failed', '');
    throw guestFailed();
  }
}

/** Counts and inserts a guest's message. Returns null if it repeats the last one. */
async function take(tx: Tx, context: GuestsContext, { device, ip, text }: Said): Promise<Taken | null> {
  const now = new Date(millis(context.clock));
  const day = utcDay(now);
  const network = createHash('sha256').update(`guest ${day} ${addressBlock(ip)}`).digest().subarray(0, 16);
  // Locks the device and then its network. Otherwise two messages at once would both pass the limit before either is inserted.
  await rows(tx, LOCK, [`guest device ${device.toString('hex')}`]);
  await rows(tx, LOCK, [`guest ${network.toString('hex')}`]);
  const before = await guestRows(tx, device, day);
  if (before.at(-1)?.question === text) return null;
  if (before.length >= GUEST_MESSAGES) throw guestUsed(nextDay(now));
  const { made } = one(await rows<{ made: number }>(tx, IN_NETWORK, [network]));
  if (made >= context.guestOptions.guestsPerNetwork) throw guestFull(Math.ceil((nextDay(now).getTime() - now.getTime()) / SECOND_MS));
  const model = await chooseModel(tx, context, day);
  const id = newId();
  const seed = randomInt(2 ** 31 - 1);
  await rows(tx, INSERT, { id, device, network, day, question: text, hosted: model.hosted, provider: model.provider, model: model.id, label: model.label, seed, now });
  return { id, model, seed, before };
}

/** Chooses a hosted model until the operator's daily number is used up, then one that costs nothing. @throws AppError guest_off */
async function chooseModel(tx: Tx, { guestModels, guestOptions }: GuestsContext, day: string): Promise<GuestModel> {
  const offered = guestModels();
  const hosted = offered.find((model) => model.hosted);
  if (hosted && guestOptions.guestsHostedPerDay > 0) {
    await rows(tx, LOCK, ['guest hosted']);
    const { made } = one(await rows<{ made: number }>(tx, HOSTED_TODAY, [day]));
    if (made < guestOptions.guestsHostedPerDay) return hosted;
  }
  const free = offered.find((model) => !model.hosted);
  if (!free) throw guestOff();
  return free;
}

async function answer({ provider }: GuestsContext, { id, model, seed, before }: Taken, text: string): Promise<string> {
  const turns: ChatRequest['turns'] = [...before.flatMap((row): ChatRequest['turns'] => [{ role: 'user', text: row.question, images: [] }, { role: 'assistant', text: row.answer, calls: [] }]), { role: 'user', text, images: [] }];
  const pieces = provider(model.provider)?.chat?.({
    model: model.providerModel, seed, system: null, persona: null, turns, tools: [], length: REPLY_WORDS.short, creativity: null, idempotencyKey: `guest-${id}`, signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!pieces) throw new Error('The provider of this message has gone');
  let words = '';
  for await (const piece of pieces) {
    if (piece.kind === 'text') words += piece.text;
    if (words.length > MAX_CHARACTERS) break;
  }
  if (words.trim() === '') throw new Error('The provider sent no text');
  return words.slice(0, MAX_CHARACTERS);
}
