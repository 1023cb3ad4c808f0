import type { Brief } from '../brief.ts';
import { block, compose } from './composition.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { capital, say, uncapital } from './grammar.ts';
import { particulars } from './particulars.ts';
import { phrase, voiceOf, whole } from './voice.ts';

const OPENINGS = {
  plain: ['I want to write to you about {topic}.', 'I would rather say this clearly than late.'],
  warm: ['Thank you for your patience, and for asking me directly about {topic}.', 'I have thought about how to say this, because I value working with you.'],
  playful: ['This is the email about {topic} that I have rewritten four times, so here is the honest one.', 'No bad news hides at the bottom; it is all up here.'],
  formal: ['I am writing regarding {topic}.', 'I wish to set out the position clearly and in good time.'],
  bold: ['I will be direct about {topic}.', 'You deserve a clear answer, so here it is.'],
} as const;

const BODY = [
  '[I understand that this is not the answer you were hoping for|I know this may come at an awkward time], and I do not want to soften it into something unclear.',
  'My reasons are practical, and they are not a judgement of your work or your intentions.',
  'What I can offer is a next step that we can both keep.',
  'If there is something I have missed, please tell me, and I will look at it again with fresh eyes.',
  'I have tried to keep the facts and my feelings about them in separate sentences.',
  'I would like us to come out of this with the same understanding of what happens next.',
  'I wanted you to hear it from me.',
  'None of this is about you.',
];
const NEXT = [
  'Could we take fifteen minutes [this week|in the coming days] to agree on how to go on?',
  'A short reply is enough if you would rather write.',
  'Until then I will leave things as they are, so that nothing surprises either of us.',
  'Please tell me what you think.',
  'Thank you for reading this.',
];

/** A difficult email: subject, message, a shorter version and answers to likely replies. */
export function composeEmail(brief: Brief, words: number): string {
  const recipient = phrase((brief.value(/recipient|who (?:is it|are you writing)|^to\b|addressee|their name|person/) ?? '').split(',')[0]!, 6);
  const sender = brief.value(/sender|your name|signed|signature|from\b/);
  const wish = brief.value(/outcome|goal|want|ask|request|need|next step|offer|instead/);
  const facts = (brief.value(/facts?|happened|details?|context|background|reason|why/) ?? '').split(/\n|;|(?<=[.!?])\s+/).map((line) => line.trim())
    // Notes about the recipient are for the writer, not for the letter.
    .filter((line) => line !== '' && !/\b(?:she|he|her|him|his)\b/i.test(line));
  const message = brief.keyed('key_message', 'main_message', 'message');
  const own = brief.keyed('own_part');
  const deadline = brief.choice(/deadline|by when|due date/);
  const voice = voiceOf(brief, brief.keyed('situation', 'topic', 'subject') ?? undefined);
  const said = message === null ? null : `${whole(message, 30)}.`;
  const random = brief.random.fork('email');
  const speak = (line: string, turn = 0): string => voice.tune(say(line, random, voice.slots(turn)));
  const name = recipient === '' ? 'there' : capital(recipient.replace(/^(?:my|our|the|an?) /i, ''));
  const isName = !/^(?:an?|the|my|our) /i.test(recipient) && /^[A-Z][\p{L}'’-]+(?: [A-Z][\p{L}'’-]+)?$/u.test(name) && !/boss|manager|client|team|landlord/i.test(name);
  const greeting = voice.tone === 'formal' ? `Dear ${isName ? name : 'colleague'},` : `${random.pick(['Hi', 'Hello'])} ${isName ? name : 'there'},`;
  const signOff = { formal: 'Yours sincerely,', warm: 'With thanks and warm wishes,', playful: 'Yours, with the kettle on,', bold: 'Thank you for reading,', plain: 'Kind regards,' }[voice.tone];
  const known = facts.slice(0, 4).map((fact) => `${capital(whole(fact, 26))}.`);
  const asking = wish ? [`What I am asking for is this: ${uncapital(whole(wish, 24))}${deadline ? `, by ${deadline}` : ''}.`] : [];
  const extra = words > 330 ? essay(voice, random, Math.min(20, Math.ceil((words - 270) / 98))) : [];
  return compose([
    block(0, `**Subject:** ${said ? whole(said, 16) : voice.title}`, [greeting], 'paragraphs'),
    block(1, '', [...(said ? [said] : OPENINGS[voice.tone].slice(0, 1).map((line) => speak(line))), ...(own ? [`${capital(whole(own, 30))}.`] : []), ...known, ...OPENINGS[voice.tone].slice(1).map((line) => speak(line))], 'sentences', words < 90 ? 1 : 1 + Math.min(2, known.length)),
    block(3, '', BODY.map((line) => speak(line)), 'sentences', words < 90 ? 1 : 2),
    block(2, '', [...asking, ...NEXT.map((line) => speak(line))], 'sentences', 1),
    block(1, '', [signOff, sender ? capital(sender) : '[Your name]'], 'lines', 2),
    ...(words >= 190 ? [block(5, '## If you need it shorter', [
      said ?? speak('Hello, a quick and honest word about {topic}: I cannot do it as planned.'),
      wish ? `My request: ${uncapital(whole(wish, 20))}.` : 'I would like to agree on a smaller step that works for both of us.',
      speak('Can we talk this week?'),
    ], 'sentences', 2)] : []),
    ...(words >= 240 ? [block(6, '## If they push back', [
      speak('**"Why now?"** Because waiting would cost you more time than it saves me trouble.'),
      speak('**"Can you make an exception?"** I thought about it, and I would rather be fair than flexible in secret.'),
      speak('**"I am disappointed."** I understand, and I would be as well. Here is what I can still do.'),
      speak('**Silence.** Wait two working days, then send one line that repeats the offer and nothing else.'),
    ], 'bullets', 2), block(8, '## Before you send it', [
      'Read it once as the person who receives it, on a bad day.',
      'Remove one apology and one adverb.',
      'Check that the request fits in a single sentence.',
      'Send it early in the day, so that an answer can arrive while you are still there.',
    ], 'bullets', 2)] : []),
    ...particulars(brief, '## What this email takes into account', 9),
    ...(extra.length > 0 ? [block(10, '## Background notes for the conversation', [], 'lines', 0)] : []),
    ...extra.map(({ heading, sentences }, i) => block(11 + i, `### ${heading}`, sentences, 'sentences', 2)),
  ], words, extra.length > 0 ? CLOSERS : []);
}
