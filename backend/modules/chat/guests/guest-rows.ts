import { GUEST_MESSAGES } from '#contracts/chat-replies.ts';
import type { getGuestChat } from '#contracts/chat-replies.ts';
import type { ChatMessage } from '#contracts/chat.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChatMessagesTable, GuestMessagesTable } from '../chat.tables.ts';
import type { GuestsContext } from './guests-context.ts';

/** A guest's message with its answer, as stored. */
export type GuestRow = Pick<GuestMessagesTable, 'id' | 'question' | 'answer' | 'status' | 'provider' | 'model_id' | 'model_label' | 'created_at' | 'finished_at' | 'claimed_at'>;

const OF_DAY = `
  select id, question, answer, status, provider, model_id, model_label, created_at, finished_at, claimed_at from guest_messages
  where device = :device and day = :day and status <> 'failed' order by id`;

/** Reads the messages of a device on a UTC day, oldest first. */
export const guestRows = (connection: Connection, device: Buffer, day: string): Promise<GuestRow[]> => rows<GuestRow>(connection, OF_DAY, { device, day });

/** Returns today's guest chat of a device. Messages that an account took over are hidden, but count against the daily limit. */
export async function guestChat(context: GuestsContext, device: Buffer | null): Promise<ResponseOf<typeof getGuestChat>> {
  const said = device === null ? [] : await guestRows(context.db.knex, device, utcDay(context.clock.now()));
  return { messages: said.filter((row) => row.claimed_at === null).flatMap((row, index, all) => present(context, row, all[index - 1]?.id ?? null)), used: said.length, left: Math.max(0, GUEST_MESSAGES - said.length) };
}

const COMMON = { attachments: [], attempt: 0, nextSeq: 0, generationId: null, charged: null, tookMs: null, feedback: null, problem: null, summary: null, branch: { index: 1, count: 1, previousId: null, nextId: null } } as const;

/** Derives the id of an answer from its question's id, because answers have no stored id. So each read returns the same one. */
export const answerId = (questionId: string): string => `${questionId.slice(0, 14)}7${questionId.slice(15, 24)}${(BigInt(`0x${questionId.slice(24)}`) ^ 1n).toString(16).padStart(12, '0')}`;

function present({ provider }: GuestsContext, row: GuestRow, previousId: string | null): ChatMessage[] {
  const createdAt = row.created_at.toISOString();
  const question: ChatMessage = { ...COMMON, attachments: [], id: row.id, parentId: previousId === null ? null : answerId(previousId), role: 'user', parts: [{ kind: 'text', text: row.question }], status: null, model: null, createdAt };
  const status: ChatMessagesTable['status'] = row.status === 'done' ? 'done' : 'writing';
  return [question, {
    ...COMMON, attachments: [], id: answerId(row.id), parentId: row.id, role: 'assistant', parts: row.answer === '' ? [] : [{ kind: 'text', text: row.answer }], status,
    model: { id: row.model_id, label: row.model_label, credit: provider(row.provider)?.credit ?? null }, createdAt: (row.finished_at ?? row.created_at).toISOString(),
  }];
}
