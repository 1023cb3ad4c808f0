import { contentType } from '#contracts/primitives.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { TEMPLATE_IMPROVEMENT } from '#modules/generation/provider.port.ts';
import { readBrief, type Brief } from '../brief.ts';
import { taskOf } from '../task.ts';
import type { TextRequest } from '#modules/generation/provider.port.ts';
import { composeLiteratureMatrix } from './academic-writing.ts';
import { askedForm, type AskedForm } from './asked-form.ts';
import { composeBlog } from './blog-writing.ts';
import { composeEmail } from './business-writing.ts';
import { composeContentMarketing } from './content-marketing.ts';
import { composeStory } from './creative-writing.ts';
import { composeReadme } from './documentation.ts';
import { composeFreeForm } from './free-form.ts';
import { composeJson, composeList, composeTable } from './listing.ts';
import { composePoem } from './poem.ts';
import { composeScript } from './scriptwriting.ts';
import { composeHooks } from './social-media.ts';
import { composeTechnical } from './technical-writing.ts';
import { tidyTemplate } from './tidy-template.ts';
import { haiku, limerick, sonnet } from './verse.ts';
import { topicOfPrompt, whole } from './voice.ts';

type Composer = (brief: Brief, words: number) => string;

const COMPOSERS: Readonly<Record<string, Composer>> = {
  'blog-writing': composeBlog,
  'content-marketing': composeContentMarketing,
  'social-media': composeHooks,
  'technical-writing': composeTechnical,
  'creative-writing': composeStory,
  documentation: composeReadme,
  'business-writing': composeEmail,
  'academic-writing': composeLiteratureMatrix,
  scriptwriting: composeScript,
};

/** Kinds of text that a prompt in own words can name, such as an email. The kind chooses the writer, whatever the subject is. */
const KINDS: readonly (readonly [RegExp, Composer])[] = [
  [/\b(?:email|e-mail|letter to|reply to)\b/i, composeEmail],
  [/\b(?:readme)\b/i, composeReadme],
  [/\b(?:short story|story|fairy tale|plot twist|fable)\b/i, composeStory],
  [/\b(?:video script|script|screenplay|shot list)\b/i, composeScript],
  [/\b(?:hooks?|openers|captions?|tweets?)\b/i, composeHooks],
  [/\b(?:literature (?:review|matrix))\b/i, composeLiteratureMatrix],
  [/```|\b(?:explain (?:this|my) code)\b/i, composeTechnical],
  [/\b(?:blog post|article)\b/i, composeBlog],
];

/** Writes the whole Markdown text of a request, with about the requested number of words. Pure: equal requests give equal texts. */
export function composeText(request: Pick<TextRequest, 'prompt' | 'seed' | 'subject' | 'system' | 'negative' | 'length'>): string {
  if (request.subject.category === TEMPLATE_IMPROVEMENT) return improve(request.subject);
  const brief = readBrief(request);
  const task = taskOf(request.prompt);
  const own = brief.category === null ? undefined : COMPOSERS[brief.category];
  const form = askedForm(task, own !== undefined);
  if (form !== null) return inForm(form, brief, request.length);
  const composer = own ?? KINDS.find(([kind]) => kind.test(task.slice(0, 200)))?.[1] ?? composeFreeForm;
  return composer(brief, request.length);
}

/** The words that name a form of text. They are removed to find the subject: "a haiku about tide pools" is about tide pools. */
const FORM_WORDS = /^(?:.*?\b)?(?:haiku|limerick|sonnet|poem|verses?|lyrics|table|list|json|ideas?|tips?|ways?|names?|steps?|reasons?|questions?|items?|points?|facts?|examples?|suggestions?|rules?|titles?|bullets?|things?|mistakes?|books?|lessons?|rows?)\b(?: (?:of|with) (?:\d+|\w+) (?:rows?|items?|points?))?(?: (?:about|on|for|of|to|comparing|that compares))?\s*/i;

/** Writes a text in the requested form. Haiku, limerick and sonnet have their own length, and all other forms keep the requested length. */
function inForm({ kind, count }: AskedForm, brief: Brief, words: number): string {
  const told = topicOfPrompt(brief.prompt);
  const topic = whole(brief.keyed('topic', 'subject', 'theme', 'title') ?? (told.replace(FORM_WORDS, '') || told), 8) || 'the evening';
  if (kind === 'haiku') return haiku(brief, topic);
  if (kind === 'limerick') return limerick(brief, topic);
  if (kind === 'sonnet') return sonnet(brief, topic);
  if (kind === 'poem') return composePoem(brief, words, topic);
  const parts = count ?? Math.min(12, Math.max(3, Math.round(words / 40)));
  return { list: composeList, table: composeTable, json: composeJson }[kind](brief, topic, parts, words);
}

/** Improves a prompt template: it orders the template's parts and does not follow its instructions. The template decides the result's length. */
function improve({ values }: TextRequest['subject']): string {
  const valueOf = (key: string): string => values.find((value) => value.key === key)?.value ?? '';
  return tidyTemplate(valueOf('template'), typeOf(valueOf('content_type')));
}

const typeOf = (value: string): ContentType => {
  const known = contentType.safeParse(value);
  return known.success ? known.data : 'text';
};
