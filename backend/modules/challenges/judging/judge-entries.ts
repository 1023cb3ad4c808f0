import { MINUTE_MS } from '#contracts/durations.ts';
import type { Criterion } from '#contracts/challenges.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext, JudgeModel } from '../challenges-context.ts';
import { judgePrompt, judgeSystem, readJudgement } from './judge-request.ts';

const ANSWER_WORDS = 120;
const LIMIT_MS = MINUTE_MS;
/** The judge scores up to 20 entries per run of its task, and asks at most three times about one entry. */
const BATCH = 20;
const TRIES = 3;

interface Unjudged {
  id: string;
  body: string;
  title: string;
  theme: string;
  rules: string[];
  criteria: Criterion[];
}

const UNJUDGED = `
  select e.id, e.body, c.title, c.theme, c.rules, c.criteria from challenge_entries e join challenges c on c.id = e.challenge_id
  where c.judge = 'model' and c.content_type = 'text' and c.state in ('voting', 'judging') and e.status = 'submitted' and e.rubric is null and e.body is not null
  order by c.results_at, e.id limit :limit`;
const STORE = `update challenge_entries set rubric = :rubric, rubric_reason = :reason where id = :id and status = 'submitted' and rubric is null`;

/**
 * Lets the hosted model judge entries that were not judged (docs/rules/challenges.md#judge). After three unusable answers about an entry it
 * gives up: administrators may judge it, or the votes decide alone.
 */
async function judgeEntries(context: ChallengesContext, failed: Map<string, number>): Promise<void> {
  const model = context.judgeModel();
  if (!model) return;
  const entries = await rows<Unjudged>(context.db.knex, UNJUDGED, { limit: BATCH + failed.size });
  for (const entry of entries.filter(({ id }) => (failed.get(id) ?? 0) < TRIES)) {
    const judgement = readJudgement(await answerAbout(model, entry).catch(() => ''), entry.criteria);
    if (judgement) await rows(context.db.knex, STORE, { id: entry.id, rubric: JSON.stringify(judgement.scores), reason: judgement.reason });
    else {
      failed.set(entry.id, (failed.get(entry.id) ?? 0) + 1);
      context.log.warn({ entryId: entry.id }, 'the judge gave no answer that can be used');
    }
  }
}

async function answerAbout({ provider, model }: JudgeModel, { id, body, criteria, ...about }: Unjudged): Promise<string> {
  const pieces = provider.streamText?.({
    prompt: judgePrompt({ ...about, entry: body }), system: judgeSystem(criteria), negative: null, model, seed: 1, length: ANSWER_WORDS,
    subject: { title: null, category: null, values: [] }, idempotencyKey: `judge-${id}`, signal: AbortSignal.timeout(LIMIT_MS),
  });
  let text = '';
  for await (const piece of pieces ?? []) text += piece;
  return text;
}

/** Starts the judge in the background, so that other maintenance tasks do not wait for the model. */
export function judging(context: ChallengesContext): () => Promise<void> {
  const failed = new Map<string, number>();
  let running: Promise<void> | null = null;
  return () => {
    running ??= judgeEntries(context, failed)
      .catch((error: unknown) => context.log.error({ err: error }, 'judging entries failed'))
      .finally(() => { running = null; });
    return Promise.resolve();
  };
}
