import { expect, it } from 'vitest';
import { personalDataProblems } from './personal-data.ts';
import { repository } from './repository.ts';

it("each module whose tables refer to a person exports and erases that person's data", () => {
  const files = repository('infra/test/personal-data.test.ts');
  expect([...files.keys()].filter((path) => path.endsWith('.tables.ts')).length).toBeGreaterThan(10);
  expect(personalDataProblems(files)).toEqual([]);
});

it('the check of personal data names a module without export and erasure, and the columns that refer to a person', () => {
  const files = new Map([
    ['backend/modules/notes/notes.tables.ts', 'export interface NotesTable {\n  id: string;\n  author_id: string;\n  seen_by_user_id: string | null;\n}\n'],
    ['backend/modules/notes/index.ts', 'return { migrations: notesMigrations };\n'],
    ['backend/modules/likes/likes.tables.ts', 'export interface LikesTable {\n  user_id: string;\n}\n'],
    ['backend/modules/likes/index.ts', 'return { migrations: likesMigrations, personalData: personalData(context) };\n'],
    ['backend/modules/prices/prices.tables.ts', 'export interface PricesTable {\n  id: string;\n}\n'],
    ['backend/modules/prices/index.ts', 'return { migrations: pricesMigrations };\n'],
  ]);
  expect(personalDataProblems(files)).toEqual([
    'notes keeps author_id, seen_by_user_id: its index.ts returns a `personalData` (backend/kernel/module.ts), which exports and erases them.',
  ]);
});
