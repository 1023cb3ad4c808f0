import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief.ts';
import { subjectOf } from '../subject.ts';
import { taskOf } from '../task.ts';
import { composeText } from './index.ts';
import { syllablesIn } from './syllables.ts';

const write = (prompt: string, length = 150, seed = 7, category: string | null = null) =>
  composeText({ prompt, seed, system: null, negative: null, length, subject: { title: null, category, values: [] } });
const words = (text: string): number => text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter(Boolean);
const SEEDS = Array.from({ length: 20 }, (_, i) => i);

/** Numbers of syllables of words and phrases, counted by hand. The counter must give the same numbers. */
const BY_HAND: Readonly<Record<string, number>> = {
  'tide pools': 2, autumn: 2, 'my old cat': 3, coffee: 2, 'the harbour at night': 5, grandmother: 3, bicycles: 3, moonlight: 2, 'window pane': 3, river: 2, somebody: 3, shadows: 2, table: 2, little: 2, walked: 1, wanted: 2,
  houses: 2, lakes: 1, kettle: 2, idea: 3, ocean: 2, quiet: 2, 'the light stays a while': 5, 'a heron folds up the sky': 7, themselves: 2, writes: 1, hours: 1, snow: 1, doorstep: 2,
};

describe('a form that is asked for', () => {
  it('counts the syllables of English words as a reader does', () => {
    for (const [text, count] of Object.entries(BY_HAND)) expect([text, syllablesIn(text)]).toEqual([text, count]);
  });

  it.each(['Write a haiku about tide pools', 'haiku: autumn', '## Role\nYou are a poet.\n\n## Task\nWrite a haiku about my old cat', 'Compose a haiku on the harbour at night', 'A haiku about incomprehensibilities', 'haiku'])('writes a haiku of 5, 7 and 5 syllables for the prompt: %s', (prompt) => {
    for (const seed of SEEDS) {
      for (const category of [null, 'creative-writing']) expect(linesOf(write(prompt, 150, seed, category)).map(syllablesIn)).toEqual([5, 7, 5]);
    }
    expect(new Set(SEEDS.map((seed) => write(prompt, 150, seed))).size).toBeGreaterThan(8);
  });

  it('writes a limerick in five lines and a sonnet in fourteen', () => {
    for (const seed of SEEDS) {
      expect(linesOf(write('Write a limerick about rain', 100, seed))).toHaveLength(5);
      expect(linesOf(write('Write a sonnet about rain', 100, seed))).toHaveLength(14);
    }
  });

  it.each([['Give me 7 tips for sleeping well', 7], ['A list of 12 names for a bakery', 12], ['Three reasons to walk to work', 3], ['Suggest five gift ideas for a beekeeper', 5], ['List 20 facts about owls', 20]] as const)('writes a list with as many items as the prompt asks for: %s', (prompt, count) => {
    for (const length of [100, 250, 600]) {
      for (const seed of [1, 2, 3]) {
        const text = write(prompt, length, seed);
        expect(linesOf(text).filter((line) => /^\d+\. \S/.test(line))).toHaveLength(count);
        expect(linesOf(text)).toHaveLength(count);
        expect(Math.abs(words(text) - length) / length, `${prompt} at ${length}: ${words(text)}`).toBeLessThanOrEqual(0.1);
      }
    }
  });

  it('writes a table with the requested rows, or JSON with the requested items, within 10 % of the requested length', () => {
    for (const length of [120, 300, 600]) {
      const table = write('Make a table with 5 rows comparing trains and buses', length);
      expect(linesOf(table)).toHaveLength(7);
      expect(linesOf(table).every((line) => line.startsWith('|') && line.endsWith('|'))).toBe(true);
      const json = write('List 4 ideas for a school garden. Answer in JSON.', length);
      expect((JSON.parse(json) as { items: unknown[] }).items).toHaveLength(4);
      for (const text of [table, json]) expect(Math.abs(words(text) - length) / length, `${length}: ${words(text)}`).toBeLessThanOrEqual(0.1);
    }
  });

  it('writes an email that begins with its subject, or a poem with a title and about as many words as requested', () => {
    expect(write('Write an email to my landlord about the heating', 200)).toMatch(/^\*\*Subject:\*\*/);
    const poem = write('Write a poem about winter', 200);
    expect(poem).toMatch(/^# Winter/);
    expect(Math.abs(words(poem) - 200) / 200).toBeLessThanOrEqual(0.1);
  });

  it('writes the same text for the same prompt and seed', () => {
    for (const prompt of ['Write a haiku about rain', 'Give me 7 tips for rain', 'Make a table about rain', 'Rain as JSON']) expect(write(prompt)).toBe(write(prompt));
  });
});

describe('the subject of a structured prompt', () => {
  it.each([
    ['## Role\nYou are a botanist.\n\n## Task\nWrite about tide pools\n\n## Output\nMarkdown', 'Write about tide pools'],
    ['# Role\nAct as a chef.\n# Context\nA small kitchen.\n# Goal\nExplain sourdough', 'Explain sourdough'],
    ['**Role:**\nYou are an expert.\n**Task:**\nPlan a picnic', 'Plan a picnic'],
    ['Role: senior editor\nTask: Write about owls\nTone: warm', 'Write about owls'],
    ['You are a careful writer. Write about owls', 'Write about owls'],
    ['## Tide pools\nWrite a short guide.', 'Write a short guide.'],
    ['a fox in the snow', 'a fox in the snow'],
    ['## Role', 'Role'],
  ])('finds the task of a structured prompt: %j', (prompt, task) => {
    expect(taskOf(prompt)).toBe(task);
  });

  it.each([
    [{ where: 'in a puddle under neon signs', thing: 'a paper boat' }, 'a paper boat', 'in a puddle under neon signs'],
    [{ extra: 'with lentils', dish: 'a stew' }, 'a stew', ''],
    [{ setting: 'in a puddle', thing: 'a paper boat' }, 'a paper boat', 'in a puddle'],
    [{ extra: 'with lentils' }, 'Lunch for two', ''],
    [{ book: 'In Cold Blood', reader: 'a friend' }, 'In Cold Blood', ''],
    [{ title: 'Under the milk moon' }, 'under the milk moon', ''],
  ])('takes no words for the subject that only say where or with what it is: %j', (fields, what, where) => {
    const values = Object.entries(fields).map(([key, value]) => ({ key, label: key, value }));
    expect(subjectOf(readBrief({ prompt: 'Make it', seed: 1, system: null, negative: null, subject: { title: 'Lunch for two', category: null, values } }))).toEqual({ what, where });
  });

  it('takes no heading or role of a structured prompt for its subject, in texts and in pictures', () => {
    const prompt = '## Role\nYou are a painter of seascapes.\n\n## Task\nA red fox in the snow\n\n## Constraints\n- No text';
    expect(subjectOf(readBrief({ prompt, seed: 1, system: null, negative: null, subject: { title: null, category: null, values: [] } })).what).toBe('a red fox in the snow');
    for (const seed of [1, 2, 3]) expect(write('## Role\nYou are a botanist.\n\n## Task\nWrite about tide pools', 200, seed)).not.toMatch(/\brole\b|botanist/i);
  });
});
