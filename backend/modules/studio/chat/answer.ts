import type { Persona } from '#modules/generation/provider.port.ts';
import type { Random } from '../random.ts';
import { composeText } from '../text/index.ts';
import { topicOfPrompt, whole } from '../text/voice.ts';

interface Question {
  /** The person's messages in the chat so far, the last one at the end. */
  said: readonly string[];
  persona: Persona | null;
  seed: number;
  length: number;
  random: Random;
}

const HELLO = /^\s*(?:hi|hello|hey|good (?:morning|evening|afternoon|day)|greetings|hallo|hola|servus)\b[\s\S]{0,60}$/i;
const WHO = /\b(?:who|what) are you\b|\bwhat can you do\b|\bhow can you help\b|\bintroduce yourself\b|\byour name\b/i;
const THANKS = /^\s*(?:thanks?|thank you|thx|cheers|great|perfect|nice|cool|lovely)\b[\s\S]{0,40}$/i;
const EARLIER = /\bwhat did I (?:say|ask|write|tell you)\b|\bmy (?:last|first) (?:message|question)\b/i;
const CONTENT = /\b(?:write|compose|draft|list|poem|haiku|story|essay|email|outline|plan|explain|describe|summari[sz]e|table|steps|ideas|tips|script|letter|limerick|sonnet)\b/i;
const FOLLOW = [
  'What would you like to look at first?', 'Shall I go on with one part of it?', 'Tell me a little more, and I can be more exact.', 'Is that the direction you had in mind?', 'What matters most to you about it?',
];
const THOUGHTS = [
  'Let us take {topic} one step at a time.', 'About {topic}: the simplest version is often the one worth trying first.', 'With {topic}, I would begin with what you already know and work outwards.',
  'There are two sides to {topic}: what it asks of you, and what it gives back.', 'What strikes me about {topic} is how much depends on where you start.',
];
const DETAILS = [
  'Pick one detail that you can check today, and let it decide the next.', 'A short example usually tells more than a rule.', 'If you had to explain it to a friend in one sentence, that sentence would be the plan.',
  'What is easy to change later needs no long thought now.', 'Write down what would surprise you. That is where the interesting part is.', 'Set a small limit, of time or of words, and see what survives.',
];
/** The number of words of an answer when the message asks for none. */
const WORK_WORDS = 160;

/** Answers in the character of the agent. A text that the message asks for by name, such as a poem or a list, is written by the writer of texts. */
export function answerWith({ said, persona, seed, length, random }: Question): string {
  const message = (said.at(-1) ?? '').trim();
  const name = persona?.name ?? 'Studio';
  if (EARLIER.test(message)) return earlier(said, message);
  if (WHO.test(message)) return introduction(persona, name, random);
  if (HELLO.test(message)) return `${persona?.greeting.trim() || `Hello, I am ${name}.`} ${random.pick(FOLLOW)}`;
  if (THANKS.test(message)) return random.pick(['You are welcome. What comes next?', 'Gladly. Shall we go on?', `Any time. ${random.pick(FOLLOW)}`]);
  if (CONTENT.test(message)) {
    const words = Math.min(Math.round(length * 0.6), askedWords(message) ?? WORK_WORDS);
    return composeText({ prompt: message, seed, subject: { title: null, category: null, values: [] }, system: null, negative: null, length: words });
  }
  return talk(message, persona, random);
}

/** The number of words that a message asks for, as in "in 200 words"; null when it names none. */
function askedWords(message: string): number | null {
  const count = Number(/\b(\d{2,4})[ -]words?\b/i.exec(message)?.[1]);
  return Number.isFinite(count) && count > 0 ? count : null;
}

function earlier(said: readonly string[], message: string): string {
  const before = /\bfirst\b/i.test(message) ? said[0] : said.at(-2);
  return before === undefined || before === message ? 'That was your first message to me.' : `You wrote: “${whole(before.replace(/\s+/g, ' '), 40)}”`;
}

function introduction(persona: Persona | null, name: string, random: Random): string {
  if (!persona) return 'I am Studio, the built-in demo provider. I answer without a network, in my own simple way. Ask me for a text, a list or an idea.';
  const starters = random.shuffle(persona.starters).slice(0, 3);
  const tries = starters.length === 0 ? '' : `\n\nYou could ask me:\n\n${starters.map((starter) => `- ${starter}`).join('\n')}`;
  return `I am ${name}. ${persona.description.trim()}${tries}`;
}

function talk(message: string, persona: Persona | null, random: Random): string {
  const topic = whole(topicOfPrompt(message) || 'that', 10) || 'that';
  const opening = persona && random.chance(0.5) ? `Speaking as ${persona.name}: ` : '';
  const [first, second] = random.shuffle(DETAILS);
  return `${opening}${random.pick(THOUGHTS).replace('{topic}', topic)} ${first ?? ''} ${second ?? ''}\n\n${random.pick(FOLLOW)}`;
}
