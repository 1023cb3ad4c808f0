import { getOffer, refundUnlock, unlockPrompt } from '#contracts/selling.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import type { Person, SellingFixtures } from './selling-fixtures.ts';

/** The error code of an answer; undefined when the answer is no error. */
export const codeOf = (answer: { body: unknown }): string | undefined => (answer.body as { code?: string }).code;

export const offerOf = async (person: Person, id: string) => (await call(person, getOffer, { params: { id } })).body.offer;

/** Unlocks a prompt for `total` tokens. A second call with the same key is the same purchase. */
export const buy = (person: Person, id: string, total: number, key = newId()) => call(person, unlockPrompt, { params: { id }, body: { expectedTotal: total }, key });

/** Refunds an unlock as its buyer. */
export const giveBack = (person: Person, id: string) => call(person, refundUnlock, { params: { id }, key: newId() });

/** The subjects of a person's messages, oldest first. */
export const messagesOf = async (fixtures: SellingFixtures, { id }: Person): Promise<string[]> =>
  (await fixtures.query<{ subject: string }>(`select subject from messages where user_id = ? and type = 'system_notification' order by created_at, id`, [id])).map(({ subject }) => subject);
