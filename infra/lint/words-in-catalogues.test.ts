import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { wordsInCatalogues } from './words-in-catalogues.mjs';

const linter = new Linter();
const findings = (code: string): string[] =>
  linter.verify(code, [{
    files: ['**/*.tsx'],
    languageOptions: { parser: tseslint.parser as Linter.Parser },
    plugins: { words: { rules: { catalogue: wordsInCatalogues } } },
    rules: { 'words/catalogue': 'error' },
  }], 'view.tsx').map(({ message }) => message);

it.each([
  '<p>No runs yet</p>', '<p>\n  Nothing was\n  charged.\n</p>', '<p>Read <a>them</a> first</p>', '<p>{count} runs left</p>', '<>Try again</>',
  '<Field label="Your email" />', '<img alt="Made here" />', '<Button aria-label={`Remove link ${at}`} />', "<Alert title={failed ? 'Not sent' : TITLE} />",
  "<p>{open && 'Still open'}</p>", "toast({ title: 'Link sent' })", "const LABELS = ['Could be longer'];", "say('Members only', 'x')",
])('the lint rule about words on screens refuses %s', (code) => expect(findings(code)).toHaveLength(1));

it('the lint rule about words on screens quotes the words that it found', () => expect(findings('<p>No runs yet</p>')).toEqual([expect.stringContaining('“No runs yet”')]));

it.each([
  '<p>{WORDS.empty}</p>', '<button>Cancel</button>', '<p>{left} / {all}</p>', '<p>{name}, {day}</p>', '<a rel="noreferrer nofollow">{WORDS.link}</a>',
  '<div className="first second" />', "css({ gridTemplateColumns: 'min-content auto' })", '<path d="M 1 2 L 3 4" />', "new Error('no root element')", "console.error('A part failed.', error)", "must(known, 'the open tab')",
  "import { row } from '#styled/recipes'; row({ areas: 'head head' })", "<Sentence text={WORDS.by} parts={{ link: <a>{name}</a> }} />", "element.closest('input, textarea')",
])('the lint rule about words on screens accepts %s', (code) => expect(findings(code)).toEqual([]));

it('the lint rule about words on screens applies to components, and not to catalogues or tests', async () => {
  const eslint = new ESLint();
  const severity = async (file: string): Promise<unknown> =>
    ((await eslint.calculateConfigForFile(file)) as { rules: Record<string, unknown[] | undefined> }).rules['words/in-catalogue']?.[0] ?? 0;
  for (const file of ['frontend/features/x/x.tsx', 'frontend/app/routes/x.tsx', 'frontend/ui/x.tsx']) expect(await severity(file), file).toBe(2);
  for (const file of ['frontend/features/x/x.words.ts', 'frontend/features/x/x.test.tsx', 'backend/modules/x/x.ts']) expect(await severity(file), file).toBe(0);
});
