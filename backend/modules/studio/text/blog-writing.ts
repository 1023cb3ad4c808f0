import type { Brief } from '../brief.ts';
import { block, compose, type Block } from './composition.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { capital, say } from './grammar.ts';
import { particulars } from './particulars.ts';
import { voiceOf, type Voice } from './voice.ts';

const TITLES = [
  '{Topic_cap}, [without the noise|one step at a time|from the beginning]', 'A [calm|plain|working] guide to {topic}',
  '[What to know before|An honest look at|The quiet side of] {topic}', 'Before you begin: {topic}', '{Topic_cap}: [what works and what only looks good|the short way|notes from practice]', '[What nobody needs to tell you about|Less fuss about|Starting again with] {topic}',
];
const INTROS = [
  '[There is a version of {topic} that fits inside an ordinary week, and this is about that one.|Nearly everything said about {topic} assumes more time than anyone has.|You can read about {topic} for a month and be no further than on the first evening.|The trouble with {topic} begins on an ordinary day, when nobody is looking.]',
  '[It was written for {audience}, with {aspect} [kept in view|in the foreground] and the theory kept short.|{Audience_cap} will find {aspect} first and the reasons after it.|It begins with {aspect}, because that is where {audience} get stuck.|Here is what {audience} can do about it, beginning with {aspect}.]',
  '[Read it in order once, then use the headings as a checklist.|Skim the headings if you are in a hurry; they say what the paragraphs prove.|Each section stands alone, and together they make a path.]',
  '[Where there is a choice to make, both sides get a fair sentence.|Where opinion begins, it says so.|What is not known is left open and not filled with guesses.]',
];

const slug = (title: string): string => title.toLowerCase().normalize('NFKD').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 60).replace(/-$/, '');

function seoBrief(brief: Brief, voice: Voice, title: string, main: string): Block {
  const others = voice.aspects.filter((aspect) => aspect.toLowerCase() !== main.toLowerCase());
  const phrases = (others.length > 0 ? others : ['step by step', 'checklist', 'mistakes'].map((end) => `${main} ${end}`)).slice(0, 3).map((each) => `"${each}"`).join(', ');
  return block(2, '## SEO brief', [
    `**Search intent:** ${say('[a reader who [wants to start|is comparing ways to handle] {topic} and needs a next step|somebody who tried {topic} once and wants to know what went wrong|a first answer about {topic}, and then a reason to trust it|to decide on {topic} tonight, without reading ten pages]', brief.random, voice.slots())}`,
    `**Main phrase:** "${main}"`,
    `**Supporting phrases:** ${phrases}`,
    `**Meta description:** ${say('[{Topic_cap} for {audience}: [where to start, what to skip and how to tell it works|a plain route from the problem to the first result].|What {audience} should know about {topic}, beginning with {aspect}.|{Topic_cap}, told from practice: the first step, the common mistake, the sign that it works.]', brief.random, voice.slots())}`,
    `**Slug:** \`${slug(title)}\``,
  ], 'bullets', 5);
}

/** Writes an outline, then the article that follows it, and an SEO brief if one was requested. */
export function composeBlog(brief: Brief, words: number): string {
  const voice = voiceOf(brief);
  const random = brief.random.fork('blog');
  const title = brief.value(/working title|headline/) ?? say(random.pick(TITLES), random, voice.slots());
  const wantsSeo = brief.asks(/\b(?:seo|search engine|meta description)\b/i) && words >= 150;
  const sections = essay(voice, random, Math.max(1, Math.min(20, Math.round(words / 125))));
  const angle = brief.value(/angle|stance|opinion|position/);
  const intro = INTROS.map((line) => voice.tune(say(line, random, voice.slots())));
  const notes = (brief.value(/insider|notes|experience|only you know/) ?? '').split(/\n|(?<=[.!?])\s+/).map((line) => line.trim()).filter(Boolean);
  const mainPhrase = brief.keyed('search_phrase', 'main_keyword', 'keyword');
  if (angle) intro.splice(1, 0, `${random.pick(['The stance is simple', 'The view taken here', 'One opinion runs through it'])}: ${capital(angle.replace(/[.]+$/, ''))}.`);
  return compose([
    block(0, `# ${capital(title)}`, intro, 'sentences', words < 120 ? 1 : 2),
    ...(wantsSeo ? [seoBrief(brief, voice, title, mainPhrase ?? voice.title)] : []),
    ...(words >= 140 ? [block(1, '## Outline', sections.map(({ heading }) => heading), 'numbers', sections.length)] : []),
    ...(notes.length > 0 && words >= 200 ? [block(2, say('## [From experience|What only practice tells|Seen from close up]', random), notes, 'sentences', Math.min(3, notes.length))] : []),
    ...particulars(brief, say('## [What this article keeps in mind|Written with this in mind|The frame]', random), 30),
    ...sections.map(({ heading, sentences }, i) => block(3 + i, words < 120 ? `**${heading}**` : `## ${heading}`, sentences, 'sentences', words < 120 ? 1 : 3)),
  ], words, CLOSERS);
}
