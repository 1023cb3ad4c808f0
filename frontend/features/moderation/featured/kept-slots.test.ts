import { expect, it } from 'vitest';
import { readKept, signOf, writeKept } from './kept-slots.ts';

function storageOf(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) } as unknown as Storage;
}
const slots = [{ promptId: '0198c5a0-0000-7000-8000-000000000001', title: 'Fox', subject: null, from: '2026-11-21T00:00:00.000Z', until: null, live: false }];

it('returns unsaved edits of the featured prompts only to the moderator who made them, until they are removed', () => {
  const storage = storageOf();
  writeKept('ada', { slots, base: 'before' }, storage);
  expect(readKept('ada', storage)).toEqual({ slots, base: 'before' });
  expect(readKept('bo', storage)).toBeNull();
  writeKept('ada', null, storage);
  expect(readKept('ada', storage)).toBeNull();
});

it('ignores stored edits of the featured prompts that have an unknown format', () => {
  const storage = storageOf();
  storage.setItem('featured-slots:ada', '{"slots":[{"old":1}],"base":""}');
  expect(readKept('ada', storage)).toBeNull();
  storage.setItem('featured-slots:ada', 'no json');
  expect(readKept('ada', storage)).toBeNull();
});

it('notices that a colleague changed the order, the prompts or the dates of the saved featured prompts', () => {
  const [fox] = slots;
  expect(signOf([fox!])).toBe(signOf([{ ...fox! }]));
  expect(signOf([fox!])).not.toBe(signOf([{ ...fox!, until: '2026-12-01T00:00:00.000Z' }]));
});
