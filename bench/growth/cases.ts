import { compiler } from 'markdown-to-jsx';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import { MESSAGE_MAX } from '#contracts/chat.ts';
import { checkInputs } from '#contracts/form-inputs.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import { tidy } from '#contracts/primitives.ts';
import { renderTemplate } from '#contracts/render-template.ts';
import { templateVariables } from '#contracts/template-variables.ts';
import { csvLine } from '#kernel/http/csv.ts';
import { unstorableTexts } from '#kernel/unstorable-texts.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { plainText } from '../../frontend/shared/creations/plain-text.ts';
import { diffWords } from '../../frontend/lib/word-diff.ts';
import { titleFrom } from '../../backend/modules/chat/domain/chat-title.ts';
import { excerptAround } from '../../backend/modules/chat/domain/excerpt-around.ts';
import { safeMarkdown } from '../../backend/modules/chat/domain/safe-markdown.ts';
import { createLeakScreen } from '../../backend/modules/generation/domain/leak-screen.ts';
import { createSealedText } from '../../backend/modules/generation/domain/sealed-overlap.ts';
import { beginningOf, countWords, excerptOf, firstLine } from '../../backend/modules/generation/domain/words.ts';
import { readBrief } from '../../backend/modules/studio/brief.ts';
import { composeText } from '../../backend/modules/studio/text/index.ts';
import { tidyTemplate } from '../../backend/modules/studio/text/tidy-template.ts';
import { prohibitedWords } from '../../backend/modules/moderation/domain/prohibited-words.ts';
import { likenessOfTexts } from '../../backend/modules/prompts/domain/likeness.ts';
import { similarityBands } from '../../backend/modules/prompts/domain/similarity-bands.ts';
import { slugOf } from '../../backend/modules/prompts/domain/slug.ts';
import { contentChecksum } from '../../backend/modules/prompts/domain/version-content.ts';
import { markdownOf } from '../../backend/modules/prompts/export/export-formats.ts';
import { decodeText } from '../../backend/modules/prompt-import/domain/decode-text.ts';
import { draftOf } from '../../backend/modules/prompt-import/domain/draft-of.ts';
import { csvTable, delimiterOf } from '../../backend/modules/prompt-import/domain/formats/csv-table.ts';
import { jsonPrompts } from '../../backend/modules/prompt-import/domain/formats/json-prompts.ts';
import { markdownPrompt } from '../../backend/modules/prompt-import/domain/formats/markdown.ts';
import { differentWords } from './measure-growth.ts';
import type { GrowthCase } from './measure-growth.ts';

const TEMPLATE = 20_000;
/** Length in characters of a model's long output, or of a long text in a form, with which functions are timed. */
const OUTPUT = 100_000;
const LONG_FIELD = 8_000;
const FORM: PromptForm = { sections: [{ title: '', fields: [{ key: 'a', type: 'long_text', label: 'A', required: false }] }] } as never;
const SYSTEM = { today: '2026-11-23', user_name: 'A', language: 'en' };
const OTHER = differentWords(TEMPLATE);
const sealed = (text: string) => createSealedText([[{ text, authors: true }]], [differentWords(LONG_FIELD)]);
const draft = (text: string) => ({ ...blankDraft(), template: text, systemTemplate: text, negativeTemplate: text, description: text.slice(0, 5_000) });
const request = (text: string) => ({ prompt: text, seed: 1, system: null, negative: null, subject: { category: null, title: 'A', values: [{ key: 'topic', label: 'Topic', value: text.slice(0, LONG_FIELD) }] } }) as never;

function streamed(text: string): void {
  const screen = createLeakScreen(sealed(OTHER));
  for (let at = 0; at < text.length; at += 6) if (screen.add(text.slice(at, at + 6)) === null) return;
  screen.finish();
}

/** The functions whose growth is measured: all that process a text that people wrote, with the largest length that each accepts. */
export const GROWTH_CASES: readonly GrowthCase[] = [
  { where: 'api', what: 'Template rendering, filled', limit: TEMPLATE, run: (text) => renderTemplate(text, { a: 'words' }, FORM, SYSTEM) },
  { where: 'api', what: 'Template rendering, empty', limit: TEMPLATE, run: (text) => renderTemplate(text, {}, FORM, SYSTEM) },
  { where: 'api', what: 'Template rendering, a long value', limit: LONG_FIELD, run: (text) => renderTemplate('{{a}}\n'.repeat(20), { a: text }, FORM, SYSTEM) },
  { where: 'api', what: 'Variables of a template', limit: TEMPLATE, run: templateVariables },
  { where: 'api', what: 'Check of a form', limit: LONG_FIELD, run: (text) => checkInputs(FORM, { a: text }, createPatternCheck()) },
  { where: 'api', what: 'Tidying of texts', limit: OUTPUT, run: tidy },
  { where: 'api', what: 'Search for what cannot be stored', limit: 500_000, run: (text) => unstorableTexts({ text }) },
  { where: 'api', what: 'Near-copy check', limit: TEMPLATE, run: (text) => likenessOfTexts({ template: text, systemTemplate: text, negativeTemplate: text })({ template: `${text} x`, systemTemplate: OTHER, negativeTemplate: null }) },
  { where: 'api', what: 'Fingerprint of a template', limit: TEMPLATE, run: similarityBands },
  { where: 'api', what: 'Prohibited words', limit: TEMPLATE, run: (text) => prohibitedWords([text]) },
  { where: 'api', what: 'Checksum of a draft', limit: TEMPLATE, run: (text) => contentChecksum(draft(text)) },
  { where: 'api', what: 'Address of a prompt', limit: 120, run: slugOf },
  { where: 'api', what: 'Excerpt of an output', limit: OUTPUT, run: excerptOf },
  { where: 'api', what: 'Beginning of an output', limit: OUTPUT, run: (text) => beginningOf(text, OUTPUT / 2) },
  { where: 'api', what: 'One line of an output', limit: OUTPUT, run: (text) => firstLine(text, 60) },
  { where: 'api', what: 'Words of an output', limit: OUTPUT, run: countWords },
  { where: 'api', what: 'CSV, a cell', limit: OUTPUT, run: (text) => csvLine([text]) },
  { where: 'api', what: 'Markdown export', limit: TEMPLATE, run: (text) => markdownOf(draft(text)) },
  { where: 'api', what: 'Chat, its name', limit: MESSAGE_MAX, run: titleFrom },
  { where: 'api', what: 'Chat, an excerpt', limit: OUTPUT, run: (text) => excerptAround(text, 'zebra') },
  { where: 'api', what: 'Chat, Markdown for a file', limit: OUTPUT, run: safeMarkdown },
  { where: 'worker', what: 'Leak guard, sealed text', limit: TEMPLATE, run: sealed },
  { where: 'worker', what: 'Leak guard, finished output', limit: OUTPUT, run: (text) => sealed(OTHER).isToldBy(text) },
  { where: 'worker', what: 'Leak guard, stream', limit: OUTPUT, run: streamed },
  { where: 'worker', what: 'Improve (Studio)', limit: TEMPLATE, run: (text) => tidyTemplate(text, 'text') },
  { where: 'worker', what: 'Studio, reading of a request', limit: TEMPLATE, run: (text) => readBrief(request(text)) },
  { where: 'worker', what: 'Studio, a text', limit: TEMPLATE, run: (text) => composeText(request(text)) },
  { where: 'import process', what: 'Import, a prompt', limit: TEMPLATE, run: (text) => draftOf({ row: 1, title: text.slice(0, 120), titled: false, text, system: text, description: text, tags: [text], notes: [] }) },
  { where: 'import process', what: 'Import, variables of every notation', limit: TEMPLATE, run: (text) => draftOf({ row: 1, title: 'A title', titled: true, text: `{{x}}${text.slice(5)}`, system: text, notes: [] }, true) },
  { where: 'import process', what: 'Import, an overlong prompt', limit: 200_000, run: (text) => draftOf({ row: 1, title: text, titled: false, text, system: text, description: text, tags: [text], notes: [] }) },
  { where: 'import process', what: 'Import, Markdown', limit: 200_000, run: (text) => markdownPrompt(text, 'a.md', 1) },
  { where: 'import process', what: 'Import, a first heading', limit: 200_000, run: (text) => markdownPrompt(`# a${text}`, 'a.md', 1) },
  { where: 'import process', what: 'Import, encoding', limit: 200_000, run: (text) => decodeText(Buffer.from(text, 'latin1')) },
  { where: 'import process', what: 'Import, line of names of a table', limit: 200_000, run: (text) => csvTable(text.split(delimiterOf(text))) },
  { where: 'import process', what: 'Import, names of JSON', limit: 200_000, run: (text) => jsonPrompts(JSON.parse(`{"${'b'.repeat(text.length)}":"c"${',"d":"e"'.repeat(text.length / 8)}}`)) },
  { where: 'browser', what: 'Comparison of two texts', limit: TEMPLATE, run: (text) => diffWords(text, `${text.slice(1)}y`) },
  { where: 'browser', what: 'Comparison with another text', limit: TEMPLATE, run: (text) => diffWords(text, OTHER) },
  { where: 'browser', what: 'Markdown as plain text', limit: OUTPUT, run: plainText },
  { where: 'browser', what: 'Markdown as a page', limit: TEMPLATE, run: (text) => compiler(text, { disableParsingRawHTML: true, forceBlock: true }) },
];
