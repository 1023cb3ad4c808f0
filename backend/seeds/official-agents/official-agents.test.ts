import { expect, it } from 'vitest';
import { agentDefinition, INSTRUCTIONS_MIN } from '#contracts/agent-builder.ts';
import { agentCategory } from '#contracts/agents.ts';
import { STARTERS } from '#seeds/starter-prompts/index.ts';
import { PLATFORM_ACCOUNTS } from '#seeds/starter-prompts/platform-accounts.ts';
import { OFFICIAL_AGENTS } from './index.ts';

it('each category has an official agent, and no two official agents share a slug', () => {
  expect(new Set(OFFICIAL_AGENTS.map(({ category }) => category))).toEqual(new Set(agentCategory.options));
  expect(new Set(OFFICIAL_AGENTS.map(({ slug }) => slug)).size).toBe(OFFICIAL_AGENTS.length);
  expect(OFFICIAL_AGENTS.length).toBeGreaterThanOrEqual(8);
});

it.each(OFFICIAL_AGENTS)('the official agent $name passes the checks of publishing', ({ slug: _slug, maker, prompts, ...said }) => {
  const definition = { ...said, avatarFileId: null, prompts: [], surcharge: 0, supportContact: null };
  expect(agentDefinition.safeParse(definition).error?.issues).toBeUndefined();
  expect(said.instructions.length).toBeGreaterThan(INSTRUCTIONS_MIN);
  expect(said.starters.length).toBeGreaterThanOrEqual(4);
  expect(PLATFORM_ACCOUNTS.map(({ username }) => username)).toContain(maker);
  const free = STARTERS.prompts.map(({ slug }) => slug).filter((slug) => STARTERS.termsOf(slug).pricing === 'free');
  expect(prompts.filter((prompt) => !free.includes(prompt))).toEqual([]);
});
