import type { Random } from '../random.ts';
import { MIDDLE_SECTIONS, type EssaySection } from './essay-bank.ts';
import { CLOSING_SECTIONS, OPENING_SECTIONS } from './essay-ends.ts';
import { PRACTICE_SECTIONS } from './essay-practice.ts';
import { say } from './grammar.ts';
import type { Voice } from './voice.ts';

export interface WrittenSection {
  heading: string;
  sentences: string[];
}

const ADVICE = [...MIDDLE_SECTIONS, ...PRACTICE_SECTIONS];

const openers: Record<Voice['tone'], readonly string[]> = {
  plain: [],
  warm: ['You are not behind on this; you are simply in the middle of it.', 'Be gentle with your first attempt, because it has a hard job.'],
  playful: ['Yes, even on a Tuesday.', 'Bring a biscuit; this part is shorter than it sounds.'],
  formal: ['The point deserves care, since later choices depend on it.', 'It is worth setting out the reasoning in order.'],
  bold: ['No ceremony: do it today.', 'Half measures cost the same and give less.'],
};

function write(section: EssaySection, voice: Voice, random: Random, turn: number): WrittenSection {
  const slots = voice.slots(turn);
  let said = false;
  const sentences = section.lines.map((line) => {
    const again = said;
    said ||= line.includes('{topic}');
    return voice.tune(say(line, random, again ? { ...slots, topic: voice.slots(1)['topic']! } : slots));
  });
  const aside = openers[voice.tone];
  if (aside[turn] !== undefined) sentences.splice(1, 0, aside[turn]);
  return { heading: say(section.heading, random, slots), sentences };
}

/** Chooses `count` sections of an explanatory text (at most 20) in a natural order: problem, advice, ending. */
export function essay(voice: Voice, random: Random, count: number): WrittenSection[] {
  const openings = random.shuffle(OPENING_SECTIONS).slice(0, count > 8 ? 3 : count > 4 ? 2 : 1);
  const closing = random.pick(CLOSING_SECTIONS);
  const middle = random.shuffle(ADVICE).slice(0, Math.max(0, count - openings.length - 1));
  const chosen = count <= 1 ? openings : [...openings, ...middle, closing];
  return chosen.map((section, turn) => write(section, voice, random, turn));
}
