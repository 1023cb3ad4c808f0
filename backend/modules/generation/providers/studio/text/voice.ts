import type { Brief } from '../brief.ts';
import { capital, contract, uncapital, type Slots } from './grammar.ts';

export type Tone = 'plain' | 'warm' | 'playful' | 'formal' | 'bold';

/** Who speaks to whom about what: the slots every text shares. */
export interface Voice {
  tone: Tone;
  topic: string;
  audience: string;
  aspects: readonly string[];
  slots(turn?: number): Slots;
  /** Puts a finished sentence into the tone (contractions for relaxed ones). */
  tune(sentence: string): string;
}

const TONES: readonly (readonly [Tone, RegExp])[] = [
  ['playful', /play|fun|witty|humou?r|cheek|quirk|silly|light/],
  ['formal', /formal|academic|professional|serious|corporate|diplomatic|precise|authoritative|neutral/],
  ['bold', /bold|direct|punchy|confident|provocative|energetic|blunt|firm|urgent|contrarian/],
  ['warm', /warm|kind|friendly|gentle|empath|caring|soft|cosy|cozy|personal|apolog|encourag/],
];

const LEADING_ORDER = /^(?:please\s+)?(?:can you\s+|could you\s+)?(?:write|draft|create|make|give me|generate|produce|compose|explain|describe|tell me|list|suggest|plan|outline|turn|summari[sz]e)\s+(?:me\s+)?(?:(?:an?|the|some|\d+)\s+)?(?:[\w-]+\s+){0,4}?(?:about|on|for|of|into|why|how)\s+/i;

/** "how to brew tea" becomes "brewing tea", so that the phrase can stand inside a sentence. */
function asNoun(phrase: string): string {
  if (/^(?:how|why|when|what|where|who|which|whether)\s+(?:does|do|did|is|are|was|were|can|could|should|will|would|has|have)\b/i.test(phrase)) return `the question "${capital(phrase)}?"`;
  const how = /^how (?:to|you can|i can) (\w+)\b(.*)$/i.exec(phrase);
  if (!how) return /^(?:why|when|what|how|whether)\b/i.test(phrase) ? `the question of ${uncapital(phrase)}` : phrase;
  const verb = how[1]!.toLowerCase();
  const stem = /[^aeiou]e$/.test(verb) ? verb.slice(0, -1) : /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb) ? verb + verb.at(-1)! : verb;
  return `${stem}ing${how[2]!}`;
}

/** A phrase of at most `words` words that can stand in a sentence: no list marks, no full stop, no newline. */
export function phrase(text: string, words = 9): string {
  const line = text.split(/\n|(?<=[\w)]{2})[.!?](?:\s|$)/)[0]!.replace(/[`*_#"“”]/g, '').trim().replace(/[.!?,;:]+$/, '');
  const kept = line.split(/\s+/).slice(0, words);
  while (kept.length > 2 && /^(?:and|or|the|a|an|of|for|to|with|in|on|at|by|that|which|who|is|are|from|into)$/i.test(kept.at(-1)!)) kept.pop();
  return uncapital(kept.join(' ').replace(/[,;:]+$/, ''));
}

/** A typed phrase as it is, on one line, cut only between clauses or words when it is longer than `words`. */
export function whole(text: string, words: number): string {
  const line = text.replace(/\s+/g, ' ').replace(/[.!?,;:]+$/, '').trim();
  const all = line.split(' ');
  if (all.length <= words) return line;
  const clause = all.slice(0, words).join(' ').replace(/[,;:.][^,;:.]*$/, '');
  return clause.split(' ').length >= words / 2 ? clause : phrase(all.slice(0, words).join(' '), words);
}

const TOPIC = /^(?:.*\b)?(?:topic|subject|idea|theme|title|concept|premise|question|product|project|offer|situation|about|what|name|brief|message|point)\b/;

/** The subject of a free prompt without its order: "Write a post about tide pools" gives "tide pools". */
export function topicOfPrompt(prompt: string): string {
  const first = prompt.trim().split(/\n/)[0]!.replace(LEADING_ORDER, '');
  return asNoun(phrase(first));
}

/** Reads topic, audience, tone and particulars from a brief. */
export function voiceOf(brief: Brief, fallbackTopic?: string): Voice {
  const toneText = (brief.value(/\b(?:tone|voice|style|mood|feeling)\b/) ?? '').toLowerCase();
  const named = brief.value(TOPIC);
  const topic = named ? asNoun(phrase(named)) : fallbackTopic ?? (topicOfPrompt(brief.prompt) || 'this');
  const audience = phrase(brief.value(/audience|reader|for whom|who is it for|customer|viewer|who reads/) ?? '', 7) || brief.random.pick(['your readers', 'the people it is for', 'the people around you']);
  const asked = [
    ...brief.list(/points?|keywords?|phrases?|angles?|features?|themes?|sections?|tags|benefits?|include|must|details?|facts?/),
  ].map((item) => phrase(item, 7)).filter((item) => item.length > 1 && item.length < 60);
  const aspects = asked.length > 0 ? asked : brief.random.shuffle(['the first step', 'the part nobody owns', 'the time you actually have', 'the way it is handed over', 'the small print', 'the quiet middle of the work']);
  const tone = TONES.find(([, words]) => words.test(toneText))?.[0] ?? TONES.find(([, words]) => toneText === '' && new RegExp(`\\b(?:${words.source})\\w* (?:tone|voice|style)`).test(brief.said))?.[0] ?? 'plain';
  const relaxed = tone === 'warm' || tone === 'playful' || tone === 'bold';
  return {
    tone, topic, audience, aspects,
    slots: (turn = 0) => ({
      topic, Topic_cap: capital(topic), audience, Audience_cap: capital(audience),
      aspect: aspects[turn % aspects.length]!, aspect2: aspects[(turn + 1) % aspects.length]!,
    }),
    tune: (sentence) => (relaxed ? contract(sentence) : sentence),
  };
}
