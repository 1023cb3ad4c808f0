import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockPerson } from '#contracts/blocks.ts';
import { FOR_YOU_LIMIT, listForYou } from '#contracts/prompt-discovery.ts';
import { followPerson } from '#contracts/social.ts';
import { newId } from '#kernel/ids.ts';
import { openModeration } from '#modules/moderation/testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from '#modules/moderation/testing/moderation-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { finished, published } from './testing/drafting.ts';

let fixtures: ModerationFixtures;
beforeAll(async () => {
  fixtures = await openModeration();
}, 60_000);
afterAll(() => fixtures.close());

const promptOf = async ({ user }: Person, category: 'blog-writing' | 'documentation' = 'blog-writing'): Promise<string> =>
  (await published(user, finished({ category, template: `${newId()} {{place}} {{friend}}` }))).promptId;
const ran = (person: Person, promptId: string) => fixtures.query('insert into prompt_runners (prompt_id, user_id, last_run_at) values (?, ?, now())', [promptId, person.userId]);
const rowOf = async ({ user }: Person): Promise<string[]> => (await call(user, listForYou, {})).body.items.map(({ id }) => id);

it('the list "for you" is empty before the member follows a creator or runs a prompt', async () => {
  expect(await rowOf(await fixtures.join())).toEqual([]);
});

it('the list "for you" has prompts of followed creators and of categories that the member runs, without own ones and those that the member ran', async () => {
  const [member, followed, other] = [await fixtures.join(), await fixtures.join(), await fixtures.join()];
  const [theirs, run, same, different, own] = [await promptOf(followed, 'documentation'), await promptOf(other), await promptOf(other), await promptOf(other, 'documentation'), await promptOf(member)];
  await call(member.user, followPerson, { params: { id: followed.userId } });
  await fixtures.deliverEvents();
  await ran(member, run);
  const row = await rowOf(member);
  expect(row.length).toBeLessThanOrEqual(FOR_YOU_LIMIT);
  expect(row[0]).toBe(theirs);
  expect(row).toContain(same);
  expect([run, different, own].filter((id) => row.includes(id))).toEqual([]);
});

it('the list "for you" leaves out sensitive prompts, and prompts of people who blocked the member', async () => {
  const [member, followed, blocker] = [await fixtures.join(), await fixtures.join(), await fixtures.join()];
  const [shown, sensitive, apart] = [await promptOf(followed), await promptOf(followed), await promptOf(blocker)];
  for (const person of [followed, blocker]) await call(member.user, followPerson, { params: { id: person.userId } });
  await fixtures.deliverEvents();
  await fixtures.query('update prompts set safety_flag = true where id = ?', [sensitive]);
  expect(await rowOf(member)).toEqual(expect.arrayContaining([shown, apart]));
  await call(blocker.user, blockPerson, { params: { id: member.userId } });
  const row = await rowOf(member);
  expect([shown, sensitive, apart].map((id) => row.includes(id))).toEqual([true, false, false]);
});
