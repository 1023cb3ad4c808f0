import { must, one } from '#contracts/must.ts';
import { systemClock } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { withPlans } from './plans.ts';
import { generationSuccess } from '../../generation/generation.events.ts';

/** A finished run for a test. `files` is the number of pictures that an image run delivers. */
export interface MadeRun {
  type?: 'text' | 'image' | 'video';
  title?: string;
  inputs?: Record<string, unknown>;
  text?: string;
  promptId?: string | null;
  /** The text that the provider got as its prompt. */
  request?: string;
  source?: 'prompt' | 'free' | 'test' | 'improve' | 'review';
  status?: 'succeeded' | 'failed' | 'cancelled';
  pictures?: number;
  model?: string;
}

export interface CreationFixtures {
  app: TestApp;
  member(): Promise<{ user: HttpUser; id: string }>;
  /** Stores a run that has ended and publishes its event. The event makes a creation once `told` delivers it. */
  made(ownerId: string, run?: MadeRun): Promise<string>;
  /** Delivers the events that the library has not received yet. */
  told(): Promise<void>;
  /** Runs a maintenance task of the library. */
  maintain(task: string): Promise<void>;
  query<Row = { id: string }>(sql: string, bindings?: unknown[]): Promise<Row[]>;
  /** Runs an SQL statement with named bindings that inserts many rows. */
  fill(sql: string, bindings: Record<string, unknown>): Promise<void>;
  /** The answer to a request, with the query plans of its statements about creations and runs. */
  watched<Answer>(request: () => Promise<Answer>): Promise<{ answer: Answer; plans: string[] }>;
}

const RUN = `
  insert into generations (id, user_id, run_source, content_type, prompt_id, title, inputs, request, sealed, file_ids, model_id, model_label, provider, provider_model, eta_seconds, quantity, quote, seed, slots,
    status, delivered, output_text, captured, created_at, finished_at)
  values (:id, :ownerId, :source, :type, :promptId, :title, cast(:inputs as jsonb), cast(:request as jsonb), false, '{}', :model, 'Model', 'studio', 'm', 1, 4, '{"total": 1, "base": 1, "baseLabel": "Text", "multiplier": 1, "unit": 1, "quantity": 1, "royalty": 0}', 1, 2,
    :status, :delivered, :text, 1, now(), now())`;
const FILE = `
  insert into files (id, owner_id, storage_key, name, mime, bytes, visibility, claims, created_at) values (:id, :ownerId, cast(:id as text), 'a.webp', 'image/webp', 10, 'private', 1, now())`;
const OUTPUT = `
  insert into generation_outputs (generation_id, position, kind, file_id, mime, width, height, alt_text, created_at) values (:id, :position, 'image', :fileId, 'image/webp', 8, 8, 'the words of the template', now())`;

/** The API for tests of creations: with people, ended runs, and events that arrive when the test says so. */
export async function openCreations(overrides: Record<string, string> = {}, clock = systemClock): Promise<CreationFixtures> {
  const app = await createTestApp({ overrides, clock });
  const { db, outbox } = app.services;
  const query = <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(db.knex, sql, bindings);
  let last = '00000000-0000-0000-0000-000000000000';
  return {
    app,
    query,
    fill: async (sql, bindings) => void (await rows(db.knex, sql, bindings)),
    watched: (request) => withPlans(db.knex, request),
    maintain: (task) => must(app.modules.library.maintenance.find(({ name }) => name === task), 'the task').run(),
    async member() {
      const user = await app.register();
      return { user, id: one(await query<{ id: string }>('select id from users where username = ?', [user.username])).id };
    },
    async made(ownerId, { type = 'text', title = 'In own words', inputs = { prompt: title }, text = 'A quiet sea.', promptId = null, request = title, source = promptId === null ? 'free' : 'prompt', status = 'succeeded', pictures = 1, model = 'studio-text' } = {}) {
      const id = newId();
      const delivered = status === 'failed' ? 0 : type === 'text' ? 1 : pictures;
      await rows(db.knex, RUN, {
        id, ownerId, source, type, promptId, title, inputs: JSON.stringify(inputs), model, status, delivered, text: type === 'text' && status !== 'failed' ? text : null,
        request: JSON.stringify({ prompt: request, system: null, negative: null, subject: { title: null, category: null, values: [] } }),
      });
      for (let position = 0; type !== 'text' && position < pictures; position += 1) {
        const fileId = newId();
        await rows(db.knex, FILE, { id: fileId, ownerId });
        await rows(db.knex, OUTPUT, { id, position, fileId });
      }
      if (status === 'succeeded') {
        await db.transaction((tx) => outbox.publish(tx, generationSuccess, {
          generationId: id, userId: ownerId, promptId, runSource: source, promptVersionId: null, title, contentType: type, status, delivered, quantity: delivered, captured: 1, released: 0,
        }));
      }
      return id;
    },
    async told() {
      const events = await query<{ id: string; name: string; payload: object; occurred_at: Date }>('select id, name, payload, occurred_at from outbox_events where id > ? order by id', [last]);
      for (const { id, name, payload, occurred_at: occurredAt } of events) {
        for (const subscription of app.modules.library.subscriptions ?? []) {
          if (subscription.event.name === name && subscription.concerns(payload)) await db.transaction((tx) => subscription.handle(tx, payload, { eventId: id, occurredAt }));
        }
        last = id;
      }
    },
  };
}
