import type { ReviewFile } from '#contracts/moderation.ts';
import { rows } from '#kernel/db/raw.ts';
import { withPatterns } from '#kernel/patterns/asked-patterns.ts';
import type { Submission } from '../submissions.port.ts';
import { reviewChecks } from '../domain/review-checks.ts';
import type { ModerationContext } from '../moderation-context.ts';
import { submissionMissing } from '../moderation.errors.ts';
import { strikeStanding } from '../commands/strikes.ts';
import { presentWaiting, sentBackBefore } from './list-review-queue.ts';

const MOST_RUNS = 12;
const EARLIER = `
  select version_no as version, outcome, rule, note, created_at as at from moderation_decisions
  where target_type = 'prompt' and target_id = :promptId and version_id is not null order by id desc limit 10`;
type Earlier = Omit<ReviewFile['earlier'][number], 'at'> & { at: Date };

/** The review file of one submission with its text, for moderators only. @throws AppError not_found when it does not wait (any more) */
export async function getReviewFile(context: ModerationContext, versionId: string): Promise<ReviewFile> {
  const { db, catalogue, identity, pricing } = context;
  const submission = await catalogue.submissions.read(db.knex, versionId);
  if (!submission) throw submissionMissing();
  const { promptId, ownerId, content } = submission;
  const [faces, card, again, tests, medians, history, earlier] = await Promise.all([
    identity.creators(db.knex, [ownerId]),
    pricing.rateCard(),
    sentBackBefore(db.knex, [promptId]),
    testsOf(context, submission),
    content.category === null ? { runRoyalty: null, unlockPrice: null } : catalogue.subjects.medianPrices(db.knex, { promptId, category: content.category }),
    historyOf(context, ownerId),
    rows<Earlier>(db.knex, EARLIER, { promptId }),
  ]);
  const facts = { content, tests, medians, mostAlike: submission.similar[0]?.similarity ?? null };
  // Matching the patterns of fields is slow, so it runs in steps, between which the server answers other requests.
  const checks = await withPatterns(async (patterns) => reviewChecks(facts, patterns));
  const { template, systemTemplate, negativeTemplate, form, testInputs, oneLiner, description, tags, category, runRoyalty, unlockPrice } = content;
  return {
    item: presentWaiting(submission, faces, again, card),
    category, oneLiner, description, tags, template, systemTemplate, negativeTemplate, form, testInputs, runRoyalty, unlockPrice,
    changeNote: submission.changeNote,
    approved: approvedBefore(submission),
    similar: submission.similar,
    testRuns: tests.runs.map((run) => ({ ...run, createdAt: run.createdAt.toISOString() })),
    testRunCounts: { finished: tests.finished, delivered: tests.delivered },
    checks,
    history,
    earlier: earlier.map((decision) => ({ ...decision, at: decision.at.toISOString() })),
  };
}

/** The last approved version of the prompt, with which a reviewer compares the submission; null before the first approval. */
function approvedBefore({ approved }: Submission): ReviewFile['approved'] {
  if (!approved) return null;
  const { title, category, oneLiner, description, tags, template, systemTemplate, negativeTemplate, form, pricing, runRoyalty, unlockPrice } = approved.content;
  return {
    version: approved.version, at: approved.at.toISOString(), title, category, oneLiner, description, tags, template, systemTemplate, negativeTemplate, form, pricing, runRoyalty, unlockPrice,
  };
}

const testsOf = ({ db, generation }: ModerationContext, { promptId, ownerId, textChecksum }: Submission) =>
  textChecksum === null ? { runs: [], finished: 0, delivered: 0, samples: 0 } : generation.testRuns(db.knex, { promptId, authorId: ownerId, checksum: textChecksum }, MOST_RUNS);

async function historyOf({ db, clock, catalogue, identity }: ModerationContext, ownerId: string): Promise<ReviewFile['history']> {
  const [figures, strikes, standings] = await Promise.all([
    catalogue.authors.figures(db.knex, ownerId),
    strikeStanding(db.knex, clock, ownerId),
    identity.standings(db.knex, [ownerId]),
  ]);
  return { ...figures, strikes: strikes.active, joinedAt: (standings.get(ownerId)?.joinedAt ?? clock.now()).toISOString() };
}
