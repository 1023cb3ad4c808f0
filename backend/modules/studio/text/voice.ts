import type { Brief } from '../brief.ts';
import { taskOf } from '../task.ts';
import { capital, contract, uncapital, type Slots } from './grammar.ts';

export type Tone = 'plain' | 'warm' | 'playful' | 'formal' | 'bold';

/** The speaker, the reader and the topic of a text, which all sentence patterns use. */
export interface Voice {
  tone: Tone;
  /** The topic as a noun phrase that fits into any sentence pattern. */
  topic: string;
  /** The topic as the person typed it, for titles of texts. */
  title: string;
  audience: string;
  aspects: readonly string[];
  slots(turn?: number): Slots;
  /** Adapts a finished sentence to the requested tone, for example with contractions for a relaxed one. */
  tune(sentence: string): string;
}

const TONES: readonly (readonly [Tone, RegExp])[] = [
  ['playful', /play|fun|witty|humou?r|cheek|quirk|silly|light/],
  ['formal', /formal|academic|professional|serious|corporate|diplomatic|precise|authoritative|neutral/],
  ['bold', /bold|direct|punchy|confident|provocative|energetic|blunt|firm|urgent|contrarian/],
  ['warm', /warm|kind|friendly|gentle|empath|caring|soft|cosy|cozy|personal|apolog|encourag/],
];

const LEADING_ORDER = /^(?:please\s+)?(?:can you\s+|could you\s+)?(?:write|draft|create|make|give me|generate|produce|compose|explain|describe|tell me|list|suggest|plan|outline|turn|summari[sz]e)\s+(?:me\s+)?(?:(?:an?|the|some|\d+)\s+)?(?:[\w-]+\s+){0,4}?(?:about|on|for|of|into|why|how)\s+/i;

/** Matches orders without "about", such as "Explain sourdough", and words that name the reader. Neither is part of the topic. */
const PLAIN_ORDER = /^(?:please\s+)?(?:can you\s+|could you\s+)?(?:explain|describe|summari[sz]e|outline|discuss|compare|introduce|define|teach me|tell me)\s+(?=\S)/i;
const FOR_WHOM = /\s+(?:to|for) (?:absolute )?(?:beginners|kids|children|adults|students|newcomers|experts|an? (?:child|beginner|[\w-]+-year-old))\b.*$/i;

/** Turns "how to brew tea" into "brewing tea", so that the phrase can stand inside a sentence. */
function asNoun(phrase: string): string {
  const how = /^how (?:to|you can|i can) (\w+)\b(.*)$/i.exec(phrase);
  if (!how) return phrase;
  const verb = how[1]!.toLowerCase();
  const stem = /[^aeiou]e$/.test(verb) ? verb.slice(0, -1) : /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb) ? verb + verb.at(-1)! : verb;
  return `${stem}ing${how[2]!}`;
}

/** The number of characters at the beginning of a text in which Studio looks for a phrase. */
const LINE_LENGTH = 1_000;

/** Shortens a text to a phrase of at most `words` words that can stand in a sentence, without list marks, full stop or newline. */
export function phrase(text: string, words = 9): string {
  const line = text.slice(0, LINE_LENGTH).split(/\n|(?<=[\w)]{2})[.!?](?:\s|$)/)[0]!.replace(/[`*_#"“”]/g, '').trim().replace(/[.!?,;:]+$/, '');
  const kept = line.split(/\s+/).slice(0, words);
  while (kept.length > 2 && /^(?:and|or|the|a|an|of|for|to|with|in|on|at|by|that|which|who|is|are|from|into)$/i.test(kept.at(-1)!)) kept.pop();
  return uncapital(kept.join(' ').replace(/[,;:]+$/, ''));
}

/** A typed phrase on one line. If it has more than `words` words, it is cut between clauses or words. */
export function whole(text: string, words: number): string {
  const line = text.slice(0, LINE_LENGTH).replace(/\s+/g, ' ').replace(/[.!?,;:]+$/, '').trim();
  const all = line.split(' ');
  if (all.length <= words) return line;
  const clause = all.slice(0, words).join(' ').replace(/[,;:.][^,;:.]*$/, '');
  return clause.split(' ').length >= words / 2 ? clause : phrase(all.slice(0, words).join(' '), words);
}

const TOPIC_KEYS = ['topic', 'subject', 'idea', 'research_question', 'question', 'concept', 'premise', 'theme', 'title', 'product', 'project_name', 'core_idea'] as const;
const TOPIC = /^(?:.*\b)?(?:topic|subject|idea|theme|title|concept|premise|question|product|project|offer|situation|about|what|brief|message|point)\b/;

const CLAUSE = /^(?:how|why|when|what|where|who|which|whether|if)\b/i;
const SENTENCE = /^(?:(?:we|i|you|they|he|she|there)\s+\p{L}+|(?:it|this|that)\s+(?:is|was|has|can|will|does)\b)/iu;

/** The subject of a text as a noun phrase, first in full and later in short. A question or a sentence is quoted as one and not made into a noun. */
function nounPhrases(text: string): { full: string; short: string } {
  const line = whole(text, 14);
  const made = /^how (?:to|you can|i can) /i.test(line) ? asNoun(uncapital(line)) : line;
  if (/^(?:does|do|is|are|can|should|will|has|have)\b/i.test(made) || /\?$/.test(text.trim())) return { full: `the question "${capital(whole(text, 18))}?"`, short: 'this question' };
  if (CLAUSE.test(made)) return { full: `the question of ${uncapital(made)}`, short: 'this question' };
  if (SENTENCE.test(made)) return { full: `the idea "${capital(made)}"`, short: 'this idea' };
  const full = uncapital(made);
  const words = full.split(' ');
  const cut = words.findIndex((word, i) => i >= 2 && /^(?:that|which|who|where|we|you|in|with|by|for|from|at|on|into|and|to|of|as|so)$/i.test(word));
  return { full, short: words.length > 4 && cut >= 2 && !/^(?:and|or|of|to|a|an|the)$/i.test(words[cut - 1]!) ? words.slice(0, cut).join(' ').replace(/,$/, '') : full };
}

/** Whether a list item can stand in a sentence as a noun: it is short and no sentence. */
const isNoun = (item: string): boolean => item.length > 1 && item.length < 48 && item.split(' ').length <= 6 && !SENTENCE.test(item) && !/[.!?:;]/.test(item);

/** The subject of a prompt in own words, without its order: "Write a post about tide pools" gives "tide pools". */
export function topicOfPrompt(prompt: string): string {
  const first = taskOf(prompt).trim().split(/\n/)[0]!.replace(LEADING_ORDER, '');
  const bare = first.replace(PLAIN_ORDER, '');
  return asNoun(phrase(bare.replace(FOR_WHOM, '') || bare));
}

const SPARE_ASPECTS: readonly string[] = ['the first step', 'the dull part', 'the time it takes', 'the handover', 'the small print', 'the slow middle', 'the awkward question', 'the daily routine'];

/** Puts a text's reader into the plural: "a junior developer" becomes "junior developers". Longer phrases stay as they are. */
function several(phrase: string): string {
  const one = /^an? ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/u.exec(phrase)?.[1];
  if (one === undefined || one.endsWith('s')) return phrase;
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : /(?:x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
}

/** Reads topic, reader, tone and details from a brief. `fixed` is the topic whatever the form says, `spare` are aspects for a form that names none. */
export function voiceOf(brief: Brief, fixed?: string, spare = SPARE_ASPECTS): Voice {
  const toneText = (brief.choice(/\b(?:tone|voice|mood|feeling|personality)\b/) ?? '').toLowerCase();
  const typed = fixed ?? brief.keyed(...TOPIC_KEYS) ?? brief.value(TOPIC);
  const { full, short } = nounPhrases(typed ?? (topicOfPrompt(brief.prompt) || 'this'));
  const title = capital(typed ? whole(typed, 18) : full);
  const audience = several(uncapital(whole(brief.value(/audience|reader$|for whom|who is it for|customer|viewer|who reads/) ?? '', 10))) || brief.random.pick(['your readers', 'the people it is for', 'the people around you']);
  const listed = [brief.list(/search phrase/), brief.list(/keywords?|(?<!search )phrases?|points?|angles?|features?|proofs?|themes?|sections?|tags|benefits?|include|details?|facts?/)].flat();
  const asked = [...new Set(listed.map((item) => uncapital(item.replace(/\s+/g, ' ').trim())).filter(isNoun))];
  const aspects = asked.length > 0 ? asked : brief.random.shuffle(spare);
  const tone = TONES.find(([, words]) => words.test(toneText))?.[0] ?? TONES.find(([, words]) => toneText === '' && brief.asks(new RegExp(`\\b(?:${words.source})\\w* (?:tone|voice|style)`, 'i')))?.[0] ?? 'plain';
  const relaxed = tone === 'warm' || tone === 'playful' || tone === 'bold';
  return {
    tone, topic: full, title, audience, aspects,
    slots: (turn = 0) => {
      const topic = turn % 5 === 0 ? full : short;
      return { topic, Topic_cap: capital(topic), audience, Audience_cap: capital(audience), aspect: aspects[turn % aspects.length]!, Aspect_cap: capital(aspects[turn % aspects.length]!), aspect2: aspects[(turn + 1) % aspects.length]! };
    },
    tune: (sentence) => (relaxed ? contract(sentence) : sentence),
  };
}
