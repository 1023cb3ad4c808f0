import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { expect } from './test.ts';

/** Posts `data` with the session of the page to a whole URL (`address`). @returns the JSON of the answer; an answer that reports an error fails the test */
export async function post<T>(page: Page, address: string, data: object): Promise<T> {
  const answer = await page.request.post(address, { data, headers: { 'origin': new URL(address).origin, 'idempotency-key': randomUUID() } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** A chat message to store in the tables. The status of a person's message is `null`. */
export interface StoredMessage {
  parts: object[];
  status?: string;
  problem?: string;
  charged?: number;
  /** Index in `messages` of the chat message to which this one answers. Left out: the previous one in the list; null: none. */
  after?: number | null;
}

/** A tool call of a chat to store in the tables, with the index of its message in `messages`. */
export interface StoredCall {
  id: string;
  message: number;
  tool: string;
  title: string;
  contentType: string;
  inputs: { label: string; value: string }[];
  total: number;
  status: string;
  generationId?: string;
  arguments?: object;
}

const USUAL = { base: 5, baseLabel: 'Video', multiplier: 1, unit: 5, quantity: 1, royalty: 0 };

/** Stores messages and tool calls of a chat directly in the tables, for states that people seldom reach. @returns the ids of the messages */
export async function storedThread(chatId: string, messages: readonly StoredMessage[], calls: readonly StoredCall[] = [], columns: Record<string, number> = {}, title = 'Posters for a night swimming club'): Promise<string[]> {
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  try {
    const { rows: [chat] } = await database.query<{ userId: string }>('select user_id as "userId" from chats where id = $1', [chatId]);
    const ids: string[] = [];
    const depths: number[] = [];
    for (const [at, { parts, status, problem, charged, after = at === 0 ? null : at - 1 }] of messages.entries()) {
      const id = randomUUID();
      ids.push(id);
      depths.push(after === null ? 0 : depths[after]! + 1);
      await database.query(`
        insert into chat_messages (id, chat_id, user_id, parent_id, depth, role, parts, status, length, model_id, model_label, model_credit, problem, charged, took_ms, created_at, finished_at, words)
        values ($1, $2, $3, $4, $5, $6, $7, $8, 'short', $9, $10, $11, $12, $13, $14, now() + make_interval(secs => $15), now(), '')`, [
        id, chatId, chat!.userId, after === null ? null : ids[after], depths[at], status ? 'assistant' : 'user', JSON.stringify(parts), status ?? null, status ? 'studio-text' : null, status ? 'Studio Text' : null,
        status ? 'Made by Studio, the built-in demo provider' : null, problem ?? null, charged ?? null, charged === undefined ? null : 2_400, at / 1_000,
      ]);
    }
    for (const { id, message, tool, title, contentType, inputs, total, status, generationId, arguments: given = {} } of calls) {
      await database.query(`
        insert into chat_tool_calls (id, chat_id, message_id, user_id, round, position, provider_call_id, tool, title, content_type, arguments, inputs, quote, status, generation_id, created_at)
        values ($1, $2, $3, $4, 1, 0, 'call_1', $5, $6, $7, $8, $9, $10, $11, $12, now())`, [
        id, chatId, ids[message], chat!.userId, tool, title, contentType, JSON.stringify(given), JSON.stringify(inputs), JSON.stringify({ ...USUAL, total }), status, generationId ?? null,
      ]);
    }
    const sums = Object.entries(columns).map(([name, value]) => `, ${name} = ${value}`).join('');
    await database.query(`update chats set leaf_id = $2, title = $3${sums} where id = $1`, [chatId, ids.at(-1), title]);
    return ids;
  } finally {
    await database.end();
  }
}
