import type { Brief } from '../brief.ts';
import { block, compose } from './composition.ts';
import { BEFORE_SENDING, EMAIL_BODY, EMAIL_NEXT, EMAIL_OPENINGS, FIRMER, PUSH_BACK, SHORTER, SIGN_OFFS, SOFTER } from './email-bank.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { capital, say, uncapital } from './grammar.ts';
import { particulars } from './particulars.ts';
import { phrase, voiceOf, whole } from './voice.ts';

/** Writes a difficult email: subject, message, a shorter version, and answers to likely replies. */
export function composeEmail(brief: Brief, words: number): string {
  const recipient = phrase((brief.value(/recipient|who (?:is it|are you writing)|^to\b|addressee|their name|person/) ?? '').split(',')[0]!, 6);
  const sender = brief.value(/sender|your name|signed|signature|from\b/) ?? /\b(?:[Ss]ign (?:it )?as|email for) (\p{Lu}[^.,\n]{0,60})/u.exec(brief.prompt)?.[1];
  const wish = brief.value(/outcome|goal|want|ask|request|need|next step|offer|instead/);
  const facts = (brief.value(/facts?|happened|details?|context|background|reason|why/) ?? '').split(/\n|;|(?<=[.!?])\s+/).map((line) => line.trim())
    // Notes about the recipient are meant for the person who sends the email, so the email leaves them out.
    .filter((line) => line !== '' && !/\b(?:she|he|her|him|his)\b/i.test(line));
  const message = brief.keyed('key_message', 'main_message', 'message');
  const own = brief.keyed('own_part');
  const deadline = brief.choice(/deadline|by when|due date/) ?? /\banswer by ((?:the end of )?(?:this|next) \w+|tomorrow)\b/i.exec(brief.prompt)?.[1];
  const voice = voiceOf(brief, brief.keyed('situation', 'topic', 'subject') ?? undefined);
  const said = message === null ? null : `${whole(message, 30)}.`;
  const random = brief.random.fork('email');
  const speak = (line: string, turn = 0): string => voice.tune(say(line, random, voice.slots(turn)));
  const name = recipient === '' ? 'there' : capital(recipient.replace(/^(?:my|our|the|an?) /i, ''));
  const isName = !/^(?:an?|the|my|our) /i.test(recipient) && /^[A-Z][\p{L}'’-]+(?: [A-Z][\p{L}'’-]+)?$/u.test(name) && !/boss|manager|client|team|landlord/i.test(name);
  const greeting = voice.tone === 'formal' ? `Dear ${isName ? name : 'colleague'},` : `${random.pick(['Hi', 'Hello'])} ${isName ? name : 'there'},`;
  const signOff = random.pick(SIGN_OFFS[voice.tone]);
  const [opening, second] = EMAIL_OPENINGS[voice.tone].map((line) => speak(line)) as [string, string];
  const mixed = (lines: readonly string[]): string[] => random.shuffle(lines).map((line) => speak(line));
  const known = facts.slice(0, 4).map((fact) => `${capital(whole(fact, 26))}.`);
  const asked = wish ? uncapital(whole(wish, 24)) : '';
  const until = deadline ? random.pick([`, by ${deadline}`, `, until ${deadline} at the latest`, `, no later than ${deadline}`]) : '';
  const asking = wish ? [`${random.pick(['What I am asking for is this', 'Here is my request', 'The next step would be this', 'One thing I would ask of you'])}: ${asked}${until}.`] : [];
  const extra = words > 330 ? essay(voice, random, Math.min(20, Math.ceil((words - 270) / 98))) : [];
  const shorter = said
    ? block(5, speak('## [The same, softer and firmer|Two other ways to say it|One step down, one step up]'), [`**${random.pick(['Softer', 'Gentler', 'A little kinder'])}:** ${random.pick(SOFTER)} ${uncapital(said)}`, `**${random.pick(['Firmer', 'Clearer still', 'A step harder'])}:** ${said} ${random.pick(FIRMER)}`], 'bullets', 2)
    : block(5, speak('## [If you need it shorter|The short version|In three lines]'), [speak(SHORTER[0]!), wish ? `${random.pick(['My request', 'What I need', 'The next step'])}: ${uncapital(whole(wish, 20))}.` : speak(SHORTER[1]!), speak(SHORTER[2]!)], 'sentences', 2);
  const replies = block(6, speak('## [If they push back|Replies you may get|What they may answer]'), mixed(PUSH_BACK), 'bullets', 2);
  const checks = block(8, speak('## [Before you send it|One last look|Check before sending]'), mixed(BEFORE_SENDING), 'bullets', 2);
  const after = words < 190 ? [] : words < 240 ? [shorter] : random.pick([[shorter, replies, checks], [checks, shorter, replies], [shorter, checks, replies]]);
  return compose([
    block(0, `**Subject:** ${said ? whole(said, 16) : voice.title}`, [greeting], 'paragraphs'),
    block(1, '', [...(said ? [said] : [opening]), ...(own ? [`${capital(whole(own, 30))}.`] : []), ...known, second], 'sentences', words < 90 ? 1 : 1 + Math.min(2, known.length)),
    block(3, '', mixed(EMAIL_BODY), 'sentences', words < 90 ? 1 : 2),
    block(2, '', [...asking, ...mixed(EMAIL_NEXT)], 'sentences', 1),
    block(1, '', [signOff, sender ? capital(sender) : '[Your name]'], 'lines', 2),
    ...after,
    ...particulars(brief, speak('## [What this email takes into account|Kept in mind|Known before writing]'), 9),
    ...(extra.length > 0 ? [block(10, speak('## [Background notes for the conversation|For the talk that may follow|Notes for yourself]'), [], 'lines', 0)] : []),
    ...extra.map(({ heading, sentences }, i) => block(11 + i, `### ${heading}`, sentences, 'sentences', 2)),
  ], words, extra.length > 0 ? CLOSERS : []);
}
