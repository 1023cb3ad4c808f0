import { contentType } from '#contracts/primitives.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { TEMPLATE_IMPROVEMENT } from '../../../domain/template-improvement.ts';
import { readBrief, type Brief } from '../brief.ts';
import type { TextRequest } from '../../provider.port.ts';
import { composeLiteratureMatrix } from './academic-writing.ts';
import { composeBlog } from './blog-writing.ts';
import { composeEmail } from './business-writing.ts';
import { composeContentMarketing } from './content-marketing.ts';
import { composeStory } from './creative-writing.ts';
import { composeReadme } from './documentation.ts';
import { composeFreeForm } from './free-form.ts';
import { composeScript } from './scriptwriting.ts';
import { composeHooks } from './social-media.ts';
import { composeTechnical } from './technical-writing.ts';
import { tidyTemplate } from './tidy-template.ts';

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

/** What a free prompt asks for by name: the kind of text decides, not the subject. */
const KINDS: readonly (readonly [RegExp, Composer])[] = [
  [/\b(?:haiku|poem|sonnet|limerick|lyrics)\b/i, composeFreeForm],
  [/\b(?:email|e-mail|letter to|reply to)\b/i, composeEmail],
  [/\b(?:readme)\b/i, composeReadme],
  [/\b(?:short story|story|fairy tale|plot twist|fable)\b/i, composeStory],
  [/\b(?:video script|script|screenplay|shot list)\b/i, composeScript],
  [/\b(?:hooks?|openers|captions?|tweets?)\b/i, composeHooks],
  [/\b(?:literature (?:review|matrix))\b/i, composeLiteratureMatrix],
  [/```|\b(?:explain (?:this|my) code)\b/i, composeTechnical],
  [/\b(?:blog post|article)\b/i, composeBlog],
];

/** The whole Markdown text of a request, about as long as asked (words). Pure: equal requests give equal texts. */
export function composeText(request: Pick<TextRequest, 'prompt' | 'seed' | 'subject' | 'system' | 'negative' | 'length'>): string {
  if (request.subject.category === TEMPLATE_IMPROVEMENT) return improve(request.subject);
  const brief = readBrief(request);
  const composer = (brief.category && COMPOSERS[brief.category]) || KINDS.find(([kind]) => kind.test(brief.prompt.slice(0, 200)))?.[1] || composeFreeForm;
  return composer(brief, request.length);
}

/** A template is put in order, never followed; its length is its own. */
function improve({ values }: TextRequest['subject']): string {
  const valueOf = (key: string): string => values.find((value) => value.key === key)?.value ?? '';
  return tidyTemplate(valueOf('template'), typeOf(valueOf('content_type')));
}

const typeOf = (value: string): ContentType => {
  const known = contentType.safeParse(value);
  return known.success ? known.data : 'text';
};
