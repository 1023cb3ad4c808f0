import { DAY_MS } from '#contracts/durations.ts';
import { generateFromPrompt } from '#contracts/generation.ts';
import type { PromptPricing } from '#contracts/prompts.ts';
import { getOffer, unlockPrompt } from '#contracts/selling.ts';
import type { Unlock } from '#contracts/selling.ts';
import { systemClock } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import { newId } from '#kernel/ids.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { startOpenAiDouble } from '#testing/openai-double.ts';
import type { OpenAiDouble } from '#testing/openai-double.ts';
import { seasonPeople } from '#testing/seasoned-people.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { moduleList } from '../../../bootstrap/modules.ts';

const hiddenFields = (constant: string) => [
  { key: 'house', type: 'short_text', label: 'House', required: false, hidden: true, default: constant },
  {
    key: 'guests', type: 'rows', label: 'Guests', required: false,
    fields: [{ key: 'name', type: 'short_text', label: 'Name', required: false }, { key: 'seat', type: 'short_text', label: 'Seat', required: false, hidden: true, default: constant }],
  },
];
const TOPIC = { key: 'topic', type: 'short_text', label: 'Topic', required: true, max: 300 };

export interface Person extends HttpUser {
  id: string;
}

export interface PaidPrompt {
  owner: Person;
  pricing?: PromptPricing;
  royalty?: number;
  price?: number;
  freeTrialRuns?: number;
  template?: string;
  system?: string | null;
  /** The author's value of a hidden field `house` and of a hidden column in the rows `guests`. The saved samples contain both. */
  constant?: string;
  contentType?: 'text' | 'image';
  /** More fields of the prompt's form, beside `topic`. */
  fields?: readonly object[];
  /** Whether the author allows hosted models for sealed runs. If it is left out, the prompt's terms do not mention them. */
  hostedModels?: boolean;
  /** The original of the fork, and the percent of its earnings that the fork pays to it. */
  parent?: { id: string; percent: number };
}

/** The real API for tests of selling. The test decides what the provider answers, moves the clock, and delivers events. */
export interface SellingFixtures {
  app: TestApp;
  provider: OpenAiDouble;
  clock: Clock & { advance(days: number): void };
  query<Row>(sql: string, bindings?: unknown[]): Promise<Row[]>;
  person(tokens?: number): Promise<Person>;
  /** Publishes a prompt with one field `topic`, a text prompt unless the test says otherwise. Returns its id. */
  prompt(paid: PaidPrompt): Promise<string>;
  /** Runs a prompt and waits for the end. Returns the status and code of the request, the run's id and its outcome. */
  run(person: Person, promptId: string, body?: object): Promise<{ status: number; code: string | undefined; id: string; outcome: string }>;
  /** Runs a prompt that fails on the provider's side, and delivers the events about it. */
  fail(person: Person, promptId: string): Promise<void>;
  /** Lets the worker make attempts at a run until the run has ended. Returns its outcome. */
  finish(id: string): Promise<string>;
  /** Delivers all events to all their subscribers. */
  deliver(): Promise<void>;
  unlock(person: Person, promptId: string): Promise<Unlock>;
  balance(person: Person): Promise<number>;
  /** A person's pending earnings, by the ledger and by the rows of this module; both must agree. */
  pending(person: Person): Promise<{ ledger: number; rows: number }>;
  release(): Promise<void>;
  /** Creators whose pending earnings differ between the ledger and this module's rows, after all events are delivered. */
  disagreements(): Promise<unknown[]>;
  violations(): Promise<unknown[]>;
  close(): Promise<void>;
}

export async function openSellingFixtures({ log = silentLogger(), env = {} }: { log?: Logger; env?: Record<string, string> } = {}): Promise<SellingFixtures> {
  const provider = await startOpenAiDouble();
  let offset = 0;
  const clock = { now: () => new Date(systemClock.now().getTime() + offset), advance: (days: number) => void (offset += days * DAY_MS) };
  const app = await createTestApp({ clock, log, overrides: { TEXT_PROVIDER_URL: provider.baseUrl, TEXT_PROVIDER_KEY: 'k', TEXT_PROVIDER_MODEL: 'double', IMAGE_PROVIDER_URL: provider.baseUrl, IMAGE_PROVIDER_KEY: 'k', IMAGE_PROVIDER_MODEL: 'double', COVERS_ENABLED: 'off', ...env } });
  const { db, config } = app.services;
  await seasonPeople(config.database.url);
  const { wallet, earnings, ledger } = app.modules.wallet;
  const { generation } = app.modules.generation;
  const subscriptions = groupSubscriptions(moduleList(app.modules).flatMap((module) => module.subscriptions ?? []));
  const query = <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(db.knex, sql, bindings);

  const fixtures: SellingFixtures = {
    app, provider, clock, query,
    async person(tokens = 0) {
      const user = await app.register();
      const [{ id }] = (await query<{ id: string }>('select id from users where username = ?', [user.username])) as [{ id: string }];
      // Takes the welcome tokens away, so that balances in tests are easy to compute.
      const { balance } = await wallet.state(db.knex, id);
      if (balance > 0) await wallet.debit(db.knex, { userId: id, amount: balance, key: `empty:${id}`, reason: 'test' });
      if (tokens > 0) await wallet.grant(db.knex, { userId: id, amount: tokens, kind: 'purchase', bucket: 'purchased', key: `give:${id}`, reason: 'test' });
      return Object.assign(user, { id });
    },
    async prompt({ owner, pricing = 'run_and_unlock', royalty = 2, price = 25, freeTrialRuns = 0, template = 'Write a kind note about {{topic}}.', system = null, constant, contentType = 'text', fields = [], hostedModels, parent }) {
      const [id, versionId] = [newId(), newId()];
      const at = clock.now();
      await db.knex('prompts').insert({
        id, owner_id: owner.id, slug: `p-${id}-x`, title: `Prompt ${id.slice(-6)}`, one_liner: 'A prompt', description_md: '', content_type: contentType, category: contentType === 'text' ? 'creative-writing' : 'social-media-graphics',
        language: 'en', tags: [], status: 'published', visibility: 'public', pricing, run_royalty: pricing === 'run' || pricing === 'run_and_unlock' ? royalty : 0,
        unlock_price: pricing === 'unlock' || pricing === 'run_and_unlock' ? price : 0, license: 'fork_credit', hosted_models: hostedModels !== false, free_trial_runs_per_day: freeTrialRuns, published_version_id: versionId,
        parent_prompt_id: parent?.id ?? null, parent_royalty_percent: parent?.percent ?? 0, search: '', published_at: at, created_at: at, updated_at: at,
      });
      await db.knex('prompt_versions').insert({
        id: versionId, prompt_id: id, version_no: 1, template, system_template: system, form_schema: JSON.stringify({ sections: [{ title: 'It', fields: [TOPIC, ...fields, ...(constant === undefined ? [] : hiddenFields(constant))] }] }), output_settings: JSON.stringify(contentType === 'text' ? { length: 60 } : {}),
        sample_inputs: JSON.stringify(constant === undefined ? [] : [{ label: 'One', inputs: { topic: 'gulls', house: constant, guests: [{ name: 'Ida', seat: constant }] } }]), checksum: 'x', terms: JSON.stringify({ hostedModels }), author_id: owner.id, published_at: at, created_at: at,
      });
      return id;
    },
    async run(person, promptId, body = {}) {
      const answer = await call(person, generateFromPrompt, { params: { id: promptId }, body: { expectedTotal: 99, inputs: { topic: 'lighthouses' }, ...body }, key: newId() });
      if (answer.status !== 202) return { status: answer.status, code: (answer.body as unknown as { code: string }).code, id: '', outcome: 'refused' };
      const { id } = answer.body.generation;
      return { status: 202, code: undefined, id, outcome: await fixtures.finish(id) };
    },
    async fail(person, promptId) {
      const stumble = { do: 'status', status: 500 } as const;
      provider.script(stumble, stumble, stumble);
      const { outcome } = await fixtures.run(person, promptId);
      if (outcome !== 'failed') throw new Error(`the run ended ${outcome}`);
      await fixtures.deliver();
    },
    async finish(id) {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await generation.runAttempt(id, { signal: new AbortController().signal }).catch(() => undefined);
        const [run] = await query<{ status: string }>('select status from generations where id = ?', [id]);
        if (run!.status !== 'queued') return run!.status;
      }
      throw new Error('the run does not end');
    },
    async deliver() {
      const context = { db, clock, log: silentLogger(), subscriptionsByEvent: subscriptions };
      for (const { id, name, payload } of await query<{ id: string; name: string; payload: unknown }>('select id, name, payload from outbox_events where completed_at is null order by id')) {
        for (const { subscriber, concerns } of subscriptions.get(name) ?? []) if (concerns(payload)) await processEvent(context, id, subscriber);
      }
    },
    async unlock(person, promptId) {
      const { offer } = (await call(person, getOffer, { params: { id: promptId } })).body;
      const answer = await call(person, unlockPrompt, { params: { id: promptId }, body: { expectedTotal: offer.total! }, key: newId() });
      if (answer.status !== 201) throw new Error(`unlock answered ${answer.status}: ${answer.text}`);
      return answer.body.unlock;
    },
    balance: async ({ id }) => (await wallet.state(db.knex, id)).balance,
    async pending({ id }) {
      const [sum] = await query<{ tokens: number }>(`select coalesce(sum(gross), 0)::int as tokens from earnings where creator_id = ? and status in ('pending', 'frozen')`, [id]);
      return { ledger: await earnings.pendingEarned(db.knex, id), rows: sum!.tokens };
    },
    async release() {
      await app.modules.selling.maintenance!.find(({ name }) => name === 'selling.release_earnings')!.run();
    },
    async disagreements() {
      await fixtures.deliver();
      return query(`
        select * from (select owner, sum(amount)::int as ledger from ledger_entries where account = 'pending_earned' group by owner) l
        full join (
          select owner, sum(tokens)::int as rows from (
            select creator_id as owner, gross as tokens from earnings where status in ('pending', 'frozen')
            union all select creator_id, tokens from frozen_shares where status = 'frozen'
          ) waiting group by owner
        ) r using (owner)
        where coalesce(ledger, 0) <> coalesce(rows, 0)`);
    },
    violations: () => ledger.violations(db.knex),
    async close() {
      await app.close();
      await provider.close();
    },
  };
  return fixtures;
}
