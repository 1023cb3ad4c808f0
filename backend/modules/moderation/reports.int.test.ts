import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  appeal, decideAppeal, decideDuplicate, decideReport, decideReports, getDuplicate, getModerationCounts, getQueueCounts, listAppeals, listDecisions, listDuplicates,
  listFeatured, listReports, listTags, mergeTags, setFeatured,
} from '#contracts/moderation.ts';
import { reportPrompt } from '#contracts/reports.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { listPromptComments, listPromptReviews, markHelpful, writePromptComment, writePromptReview } from '#contracts/reviews.ts';
import { newId } from '#kernel/ids.ts';
import { drafted, finished, publish, published } from '#modules/prompts/testing/drafting.ts';
import { refreshTerms } from '#modules/prompts/commands/refresh-terms.ts';
import { call } from '#testing/test-app.ts';
import { moderationPersonalData } from './personal-data.ts';
import { openModeration } from './testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from './testing/moderation-fixtures.ts';

let fixtures: ModerationFixtures;
let [ada, bo, creator, mo, may]: Person[] = [];
beforeAll(async () => {
  fixtures = await openModeration();
  [ada, bo, creator] = [await fixtures.join(), await fixtures.join(), await fixtures.join()];
  [mo, may] = [await fixtures.staff('moderator'), await fixtures.staff('moderator')];
}, 60_000);
afterAll(() => fixtures.close());

const details = 'It makes cats, not foxes.';
const body = { rule: 'misleading' as const, details };
const report = (person: Person, promptId: string, more: { reviewId?: string; commentId?: string } = {}) => call(person.user, reportPrompt, { params: { id: promptId }, body: { ...body, ...more } });
const reports = (query: { status?: 'open' | 'upheld' | 'dismissed' } = {}) => call(mo!.user, listReports, { query: { limit: 60, ...query } }).then((answer) => answer.body.items);
const decide = (person: Person, id: string, decision: 'dismiss' | 'remove', more: { strike?: boolean } = {}) => call(person.user, decideReport, { params: { id }, body: { decision, note: 'Have a look at what it makes.', ...more } });
const freshPrompt = async (title: string, owner = creator!): Promise<string> => (await published(owner.user, finished({ title, template: `${newId()} {{place}} {{friend}}` }))).promptId;
const opens = async (promptId: string) => (await call(fixtures.app.visitor(), getPrompt, { params: { idOrSlug: promptId } })).status;
const decisionsOf = async (person: Person) => (await call(person.user, listDecisions, {})).body;
const codeOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code?: string }).code];
async function grant(person: Person): Promise<void> {
  const [decision] = (await decisionsOf(person)).items;
  await call(person.user, appeal, { params: { id: decision!.id }, body: { message: 'Please look once more at it.' } });
  const [waiting] = (await call(may!.user, listAppeals, {})).body.items;
  // Either of the two moderators may have decided first, so the test lets the other one answer the appeal.
  const [decided] = await fixtures.query<{ by: string }>('select decided_by as by from moderation_decisions where id = ?', [decision!.id]);
  const other = decided!.by === may!.userId ? mo! : may!;
  expect((await call(other.user, decideAppeal, { params: { id: waiting!.id }, body: { decision: 'grant', note: '' } })).status).toBe(200);
}

describe('a report', () => {
  it('a report that a member sends eight times at once is stored once', async () => {
    const promptId = await freshPrompt('Sent often');
    const answers = await Promise.all(Array.from({ length: 8 }, () => report(ada!, promptId)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await fixtures.query('select target_type, page_id, rule, details from reports where target_id = ?', [promptId])).toEqual([{ target_type: 'prompt', page_id: promptId, ...body }]);
  });

  it('a report needs a member, a known rule, and a target that exists', async () => {
    const promptId = await freshPrompt('Is there');
    expect((await call(fixtures.app.visitor(), reportPrompt, { params: { id: promptId }, body })).status).toBe(401);
    expect((await call(ada!.user, reportPrompt, { params: { id: promptId }, body: { ...body, rule: 'boring' as never } })).status).toBe(400);
    expect([(await report(ada!, newId())).status, (await report(ada!, promptId, { reviewId: newId() })).status]).toEqual([404, 404]);
  });

  it('one decision closes all reports about a target, and every reporter gets a message', async () => {
    const promptId = await freshPrompt('Reported twice');
    for (const person of [ada!, bo!]) await report(person, promptId);
    const [line, ...rest] = (await reports()).filter(({ subject }) => subject?.promptId === promptId);
    expect(rest).toEqual([]);
    expect(line).toMatchObject({ targetType: 'prompt', excerpt: null, details, others: 1, reporter: { id: ada!.userId }, author: { id: creator!.userId } });
    const answers = await Promise.all([mo!, may!].map((person) => decide(person, line!.id, 'remove', { strike: true })));
    expect(answers.map(codeOf).sort()).toEqual([[200, undefined], [409, 'already_decided']]);
    expect(await opens(promptId)).toBe(404);
    const { items: [decision], strikes } = await decisionsOf(creator!);
    expect([decision, strikes]).toMatchObject([{ kind: 'strike', outcome: 'removed', rule: 'misleading', strike: { withdrawn: false } }, { active: 1, pausedUntil: null }]);
    expect(await fixtures.told(creator!, decision!.id)).toMatchObject([{ priority: 'high', content: expect.stringContaining('strike') as string }]);
    for (const person of [ada!, bo!]) {
      const messages = await fixtures.query<{ subject: string; content: string }>(`select subject, content from messages where user_id = ? and dedupe_key like 'report:%'`, [person.userId]);
      expect(messages).toMatchObject([{ subject: 'Your report helped' }]);
      expect(messages[0]!.content).not.toContain(creator!.user.username);
    }
    await grant(creator!);
    expect(await opens(promptId)).toBe(200);
    expect((await decisionsOf(creator!)).strikes.active).toBe(0);
  });

  it('reports are dismissed in bulk, except those about the moderator\'s own work', async () => {
    const [theirs, own] = [await freshPrompt('Fine as it is'), await freshPrompt('By a moderator', mo!)];
    for (const id of [theirs, own]) await report(ada!, id);
    const ids = (await reports()).filter(({ targetId }) => [theirs, own].includes(targetId)).map(({ id }) => id);
    const { results } = (await call(mo!.user, decideReports, { body: { ids, decision: 'dismiss', note: '' } })).body;
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'own_work']);
    expect((await reports({ status: 'dismissed' })).map(({ subject }) => subject?.promptId)).toEqual([theirs]);
    expect(await opens(theirs)).toBe(200);
  });

  it('a review or comment that was taken down after a report loses its words, and a granted appeal restores them', async () => {
    const promptId = await freshPrompt('Spoken about');
    await fixtures.query('insert into verified_runs (prompt_id, user_id, runs) values (?, ?, 1)', [promptId, ada!.userId]);
    const { review } = (await call(ada!.user, writePromptReview, { params: { id: promptId }, body: { rating: 2, works: false, title: 'Hm', body: 'Rude words' } })).body;
    const { comment } = (await call(ada!.user, writePromptComment, { params: { id: promptId }, body: { body: 'Ruder words' } })).body;
    await call(bo!.user, markHelpful, { params: { id: review.id }, body: { helpful: true } });
    const said = async () => [
      (await call(bo!.user, listPromptReviews, { params: { id: promptId } })).body.items.map((each) => `${each.body}, helpful to ${each.helpful}`),
      (await call(bo!.user, listPromptComments, { params: { id: promptId } })).body.items.map((each) => each.body),
    ];
    for (const more of [{ reviewId: review.id }, { commentId: comment.id }]) {
      expect((await report(bo!, promptId, more)).status).toBe(201);
      const line = (await reports()).find(({ subject }) => subject?.promptId === promptId)!;
      expect(line).toMatchObject({ author: { id: ada!.userId }, excerpt: expect.stringContaining('words') as string });
      expect((await decide(mo!, line.id, 'remove')).status).toBe(200);
    }
    expect(await said()).toEqual([[], []]);
    const { items: [second, first] } = await decisionsOf(ada!);
    expect([first, second]).toMatchObject([{ targetType: 'review', kind: 'removal', targetTitle: 'Your review on “Spoken about”' }, { targetType: 'comment' }]);
    await grant(ada!);
    for (const { id } of [first!]) {
      await call(ada!.user, appeal, { params: { id }, body: { message: 'It was about the output.' } });
      await call(may!.user, decideAppeal, { params: { id: (await call(may!.user, listAppeals, {})).body.items[0]!.id }, body: { decision: 'grant', note: '' } });
    }
    expect(await said()).toEqual([['Rude words, helpful to 1'], ['Ruder words']]);
    expect((await call(bo!.user, markHelpful, { params: { id: review.id }, body: { helpful: false } })).body.helpful).toBe(0);
    expect((await call(mo!.user, getQueueCounts)).body.appeals).toBe(0);
  });
});

describe('three strikes', () => {
  it('three strikes pause publishing until the oldest has expired, with a message of critical priority', async () => {
    const rowdy = await fixtures.join();
    for (const title of ['First one', 'Second one', 'Third one']) {
      const promptId = await freshPrompt(title, rowdy);
      await report(ada!, promptId);
      await decide(mo!, (await reports()).find(({ subject }) => subject?.promptId === promptId)!.id, 'remove', { strike: true });
    }
    const { items: [third], strikes } = await decisionsOf(rowdy);
    expect(strikes).toMatchObject({ active: 3, pausedUntil: third!.strike!.expiresAt });
    expect(await fixtures.told(rowdy, third!.id)).toMatchObject([{ priority: 'critical' }]);
    const draft = await drafted(rowdy.user, finished({ title: 'A fourth one', template: `${newId()} {{place}} {{friend}}` }));
    expect(codeOf(await publish(rowdy.user, draft))).toEqual([403, 'publishing_paused']);
    await grant(rowdy);
    expect((await publish(rowdy.user, draft)).status).toBe(200);
  });
});

describe('duplicates', () => {
  it('similar prompts wait as pairs with both texts, and the later one can be taken down as a copy', async () => {
    const template = `Tell {{friend}} about ${'the harbour at night, with every lamp counted twice, and '.repeat(3)}{{place}}.`;
    const original = await published(creator!.user, finished({ title: 'Harbour lights', template }));
    const copy = await drafted(bo!.user, finished({ title: 'My harbour', template: template.replace('Tell', 'Do tell') }));
    await publish(bo!.user, copy, { despiteWarning: true });
    await fixtures.deliverEvents();
    const { items: [pair] } = (await call(mo!.user, listDuplicates, {})).body;
    expect(pair).toMatchObject({ subject: { promptId: copy.promptId }, original: { promptId: original.promptId } });
    expect((await call(mo!.user, getDuplicate, { params: { id: pair!.id } })).body).toMatchObject({ originalTemplate: template });
    const answers = await Promise.all([mo!, may!].map((person) => call(person.user, decideDuplicate, { params: { id: pair!.id }, body: { decision: 'remove', note: 'A copy.' } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await opens(copy.promptId), await opens(original.promptId)]).toEqual([404, 200]);
    expect((await decisionsOf(bo!)).items).toMatchObject([{ rule: 'spam', targetTitle: 'My harbour' }]);
  });
});

describe('what is shown where', () => {
  it('featured slots show public prompts in order, each from its start until its end', async () => {
    const [one, two] = [await freshPrompt('Feature me'), await freshPrompt('And me')];
    const slots = [{ promptId: two, from: '2026-11-16T10:00:00.000Z', until: null }, { promptId: one, from: '2026-12-01T10:00:00.000Z', until: '2026-12-02T10:00:00.000Z' }];
    expect((await call(mo!.user, setFeatured, { body: { slots } })).status).toBe(200);
    expect((await call(may!.user, listFeatured)).body.slots.map(({ subject, position, live }) => [subject.promptId, position, live])).toEqual([[two, 1, true], [one, 2, false]]);
    const draft = await drafted(creator!.user);
    expect(codeOf(await call(mo!.user, setFeatured, { body: { slots: [{ ...slots[0]!, promptId: draft.promptId }] } }))).toEqual([422, 'not_featurable']);
    expect((await call(mo!.user, setFeatured, { body: { slots: [{ ...slots[1]!, until: slots[0]!.from }] } })).status).toBe(400);
    expect((await call(may!.user, listFeatured)).body.slots).toHaveLength(2);
  });

  it('a merged tag is replaced on existing and on later prompts', async () => {
    const tagged = await published(creator!.user, finished({ title: 'With old tags', tags: ['fox.es', 'travel', 'vulpes'], template: `${newId()} {{place}} {{friend}}` }));
    await refreshTerms(fixtures.app.services.db, fixtures.app.modules.identity.identity);
    const { items, nextCursor } = (await call(mo!.user, listTags, { query: { limit: 1, q: 'e' } })).body;
    expect((await call(mo!.user, listTags, { query: { limit: 60, q: 'e', cursor: nextCursor! } })).body.items).not.toContainEqual(items[0]);
    for (const [from, into, count] of [['fox.es', 'vulpes', 1], ['fox.es', 'vulpes', 0], ['vulpes', 'foxes', 1]] as const) {
      expect((await call(mo!.user, mergeTags, { body: { from, into } })).body).toEqual({ prompts: count });
    }
    expect((await call(ada!.user, getPrompt, { params: { idOrSlug: tagged.promptId } })).body.prompt.tags).toEqual(['foxes', 'travel']);
    expect((await call(ada!.user, listPrompts, { query: { q: 'foxes' } })).body.items.map(({ id }) => id)).toContain(tagged.promptId);
    expect((await call(mo!.user, listTags, { query: { q: 'fox' } })).body.items).toEqual([{ tag: 'foxes', prompts: 1 }]);
    expect((await call(mo!.user, listTags, { query: { q: 'foxes' } })).body.exact).toEqual({ tag: 'foxes', prompts: 1 });
    const later = await published(creator!.user, finished({ title: 'Tagged later', tags: ['fox.es'], template: `${newId()} {{place}} {{friend}}` }));
    expect((await call(ada!.user, getPrompt, { params: { idOrSlug: later.promptId } })).body.prompt.tags).toEqual(['foxes']);
    // The list of tags shows counts of some minutes ago. The tag in `exact` is counted at the moment of the request.
    expect((await call(mo!.user, listTags, { query: { q: 'foxes' } })).body).toMatchObject({ items: [{ prompts: 1 }], exact: { prompts: 2 } });
    expect((await call(mo!.user, listTags, { query: { q: 'fox' } })).body.exact).toBeNull();
  });

  it('visitors see the number of decisions of each month, unchanged after a person was deleted', async () => {
    const counts = async () => (await call(fixtures.app.visitor(), getModerationCounts)).body.months;
    const [now, ...others] = await counts();
    expect(others).toEqual([]);
    expect(now).toMatchObject({ month: '2026-11', removedPrompts: 5, removedReviews: 1, removedComments: 1, strikes: 4, appealsGranted: 4, reportsDismissed: 1 });
    const entries = [];
    for await (const entry of moderationPersonalData(fixtures.app.services).export(ada!.userId)) entries.push(entry.name);
    expect(entries).toEqual(['moderation/reports-0001.json', 'moderation/decisions-0001.json', 'moderation/appeals-0001.json']);
    await fixtures.app.services.db.transaction((tx) => moderationPersonalData(fixtures.app.services).erase(tx, ada!.userId));
    expect(await fixtures.query('select 1 from moderation_decisions where owner_id = ? or words::text like ?', [ada!.userId, '%Rude%'])).toEqual([]);
    expect(await counts()).toEqual([now]);

    const promptId = await freshPrompt('Reported and left');
    await report(bo!, promptId);
    await fixtures.app.services.db.transaction((tx) => moderationPersonalData(fixtures.app.services).erase(tx, bo!.userId));
    // The words of a deleted person's report stay only while the report is open.
    const said = () => fixtures.query<{ details: string }>(`select details from reports where reporter_id is null and details <> '' and (page_id = ? or status <> 'open')`, [promptId]);
    expect(await said()).toEqual([{ details }]);
    await decide(mo!, (await reports()).find(({ subject }) => subject?.promptId === promptId)!.id, 'dismiss');
    expect(await said()).toEqual([]);
  });
});
