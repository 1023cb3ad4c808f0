import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Phrases that readers misunderstood, or that joke about money, loss, security, moderation or errors. Screens, messages and emails state the fact,
 * then the cost, then the next step.
 */
const BANNED = [
  'spell is on the house', 'Light the first flame', 'just in case', 'first that anybody tries', 'a stranger at your door', 'End with the paid month',
  'letters are opened', 'Choose its shelf', 'made of the title', 'The usual one', 'Who may what', 'Not for everybody', 'Take the decision back',
  'Free taste', 'free tastes', 'Close, it goes on', 'it should mind', 'are on the way:', 'moved tokens of', 'No hard feelings', 'Waving the wand',
  'The wand slipped', 'fizzled out', 'landed in your wallet', 'behind the curtain', 'the machinery', 'The owls', 'Goodbye for now',
  'left the shop', 'the magic goes on', 'wherever your people are', 'tap you on the shoulder', 'Nothing is known about the answer', 'mm/dd/yyyy',
  'Runs that you pay for', 'Take it back', 'is in your mailbox', 'Address made of', '· captured', 'your part is yours', 'tokens are on the way',
  'saved by the freeze', 'was on ice', 'the freeze did not', 'freeze is still there',
] as const;

/** Phrases that screens must use in place of some of them, by file. */
const SAID: readonly (readonly [file: string, phrase: string])[] = [
  ['features/auth/auth-toasts.words.ts', '20 tokens are yours. A short text costs 1.'],
  ['features/rewards/claim-words.ts', 'Start your streak'],
  ['features/rewards/claim-words.ts', 'Miss one day and your streak survives'],
  ['features/rewards/rewards.words.ts', "frozen: 'missed, your streak survived'"],
  ['features/challenges/challenges-hub.words.ts', 'Your streak survived. Each week one missed day is covered.'],
  ['features/auth/auth-forms.words.ts', 'Too common: easy to guess'],
  ['features/messages/message-preferences.words.ts', 'a sign-in we do not recognise'],
  ['features/generation/generation.words.ts', '`charged ${captured} · returned ${released} '],
  ['features/wallet/billing/pro-state.ts', '`Cancel Pro on ${'],
  ['features/wallet/wallet-purchases.words.ts', "keep: 'Keep Pro'"],
  ['features/pricing/pricing.words.ts', 'Your support requests are answered first'],
  ['features/auth/auth-forms.words.ts', 'Confirm your email. We sent a link to {email}.'],
  ['features/builder/builder.words.ts', "'Choose a category'"],
  ['features/builder/builder.words.ts', "'Created from the title'"],
  ['features/builder/builder.words.ts', "label: 'Web address'"],
  ['features/builder/publish/price-words.ts', 'You earn up to ${'],
  ['features/builder/builder-publish.words.ts', "Label: 'Platform default'"],
  ['features/agents/agents-builder.words.ts', '`${name}, platform default`'],
  ['app/routes/admin/roles.tsx', 'title="Permissions"'],
  ['app/routes/prompt/prompt.words.ts', 'Adults only (18+)'],
  ['features/moderation/decisions.words.ts', 'Overturn the decision'],
  ['features/builder/builder-publish.words.ts', 'Free trial runs per day'],
  ['features/builder/builder-publish.words.ts', 'You pay their tokens.'],
  ['shared/improving/improving.words.ts', 'Close (continues in the background)'],
  ['shared/improving/improving.words.ts', "'Any instructions?'"],
  ['features/operations/audit-words.ts', 'adjusted …’s tokens'],
  ['features/operations/operations.words.ts', '(admin-password session)'],
];

/** Playful phrases that need a plain version beside them: `say(...)` chooses by the setting "Plain words". */
const PLAYFUL = [
  'Pure magic', 'chosen by the workshop', 'the free show', 'very zen', 'Join the Party!', 'The hat is open.', 'Nothing up this sleeve', 'so empty it echoes', 'tumbleweeds', 'has left the stage',
  'No minions yet', 'Give one a job and a hat', 'Familiars with one job', 'same hat for everyone', 'The arena is being swept', 'time traveler', 'VIP Area', 'Unlock the Magic!',
] as const;

/** Words of the glossary, and those that screens, messages and errors once used beside them. */
const ONE_WORD = [
  { say: 'Run by Conjure', instead: /\bofficial\b/ },
  { say: 'payout', instead: /\bcash(?:ed|ing)?[ -]?outs?\b/ },
] as const;

/** Lines of a file that are not comments, so that readers may see a banned phrase in them. */
const linesOf = (path: string): string[] => readFileSync(`${ROOT}${path}`, 'utf8').split('\n').filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line));

const sources = readdirSync(`${ROOT}frontend`, { recursive: true, encoding: 'utf8' }).map((path) => `frontend/${path}`).filter((path) => !path.includes('node_modules'));
const catalogues = sources.filter((path) => path.endsWith('.words.ts'));
/** Files whose strings people read: catalogues of screens and messages, errors, and the names of permissions and flags. */
const textFiles = [
  ...catalogues, 'backend/contracts/permissions.ts', 'backend/contracts/flags.ts',
  ...readdirSync(`${ROOT}backend/modules`, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(catalogue|errors)\.ts$/.test(path)).map((path) => `backend/modules/${path}`),
];
const screens = sources.filter((path) => path.endsWith('.tsx')).map((path) => readFileSync(`${ROOT}${path}`, 'utf8'));

test('no text that people read contains a banned phrase', () => {
  const files = ['frontend/', 'backend/'].flatMap((folder) => readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => folder + path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|node_modules|styled-system|\/testing\/|\/migrations\/|auth-toasts\.words/.test(path));
  const found = files.flatMap((path) => linesOf(path).flatMap((line) => BANNED.filter((phrase) => line.toLowerCase().includes(phrase.toLowerCase())).map((phrase) => `${path}: ${phrase}`)));
  expect(found).toEqual([]);
});

test.each(ONE_WORD)('texts for readers say $say and no other word for it', ({ instead }) => {
  const quoted = new RegExp(`(['"\`])(?:(?!\\1).)*${instead.source}`, 'i');
  const found = textFiles.flatMap((path) => linesOf(path).filter((line) => !line.startsWith('import ') && quoted.test(line)).map((line) => `${path}: ${line.trim()}`));
  expect(textFiles.length).toBeGreaterThan(150);
  expect(found).toEqual([]);
});

test.each(SAID)('the screen texts of %s say "%s"', (file, phrase) => expect(linesOf(`frontend/${file}`).some((line) => line.includes(phrase))).toBe(true));

test.each(PLAYFUL)('"%s" has a plain version for readers who chose plain words', (phrase) => {
  const said = catalogues.flatMap((path) => {
    const lines = linesOf(path);
    return lines.flatMap((line, at) => (line.includes(phrase) ? [{ line, catalogue: lines.slice(0, at).findLast((above) => above.startsWith('export const')) ?? '' }] : []));
  });
  expect(said.length).toBeGreaterThan(0);
  for (const { line, catalogue } of said) {
    const key = /^\s+(\w+): \[(['"]).*\2, '.*'\]/.exec(line)?.[1];
    expect(key, `${line.trim()} is a pair`).toBeDefined();
    const call = `say(...${/export const (\w+)/.exec(catalogue)?.[1]}.${key})`;
    expect(screens.some((screen) => screen.includes(call)), call).toBe(true);
  }
});
