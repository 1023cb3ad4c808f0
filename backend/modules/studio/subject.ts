import type { Brief } from './brief.ts';
import { uncapital } from './text/grammar.ts';
import { topicOfPrompt, whole } from './text/voice.ts';

const WHAT = ['subject', 'product', 'topic', 'idea', 'quote', 'headline', 'brand_name', 'title', 'theme', 'concept', 'character', 'project_name', 'research_question', 'key_message', 'situation', 'story_so_far', 'context'] as const;
const WHERE = ['setting', 'place', 'location', 'action', 'season', 'where'] as const;
/** Beginnings of values that only say where or with what the subject is. */
const ADDITION = /^(?:in|on|at|under|over|near|with|without|beside|behind|between|during|among)\s/;

/** The main subject of a picture or clip in the form's own words (`what`), and its place or action (`where`). Each is '' if the form does not say it. */
export function subjectOf(brief: Brief): { what: string; where: string } {
  const named = brief.keyed(...WHAT);
  const brand = brief.category === 'brand-design' || brief.category === 'motion-graphics' || brief.category === 'promotional-videos' ? brief.keyed('brand_name') : null;
  const where = brief.keyed('custom_weather') ?? brief.keyed(...WHERE);
  const what = [brand, named === brand ? null : named].filter((text) => text !== null && text !== '').map((text) => whole(text!, 16)).map((text) => (text === brand ? text : uncapital(text))).join(', ');
  return { what: what || (brief.typed === '' ? whole(topicOfPrompt(brief.named) || 'a picture', 20) : whole(brief.value(new RegExp(`^(?!(?:${WHERE.join('|')})\\b)`), ADDITION) ?? brief.named, 16)), where: where === null ? '' : whole(where, 14) };
}
