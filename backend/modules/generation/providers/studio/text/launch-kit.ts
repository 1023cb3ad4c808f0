import type { Brief } from '../brief.ts';
import type { Asset } from './content-marketing.ts';
import { capital } from './grammar.ts';
import type { Voice } from './voice.ts';

const STARTS = ['Lum', 'Nor', 'Kin', 'Vel', 'Tam', 'Or', 'Bri', 'Sol', 'Mar', 'Hal', 'Pip', 'Fen'];
const ENDS = ['a', 'ora', 'ly', 'wick', 'den', 'ette', 'ova', 'by', 'ium', 'low', 'mere', 'oo'];

/** Assets of a launch day: name, tagline, poster and teaser prompts, posts and a run sheet. */
export function launchAssets(brief: Brief, voice: Voice): Asset[] {
  const random = brief.random.fork('names');
  const starts = random.shuffle(STARTS);
  const ends = random.shuffle(ENDS);
  const given = brief.keyed('brand_name', 'name', 'product_name');
  const core = voice.topic.split(' ').filter((word) => word.length > 3).at(-1) ?? 'spark';
  const names = given ? [capital(given)] : [0, 1, 2].map((i) => `${starts[i]!}${ends[i]!}`).concat(`${capital(core)} & Co`);
  const name = names[0]!;
  return [
    { label: given ? 'Name, and how to say it' : 'Name ideas', lines: [`${names.map((each) => `**${each}**`).join(', ')}.`, 'Say each one aloud across a noisy room before choosing.', 'Check that it is free to use where you plan to sell.'] },
    { label: 'Tagline', lines: [random.pick([`"${name}: less fuss, more ${core}."`, `"${name}. Made for the ordinary Tuesday."`, `"${name}, because it should be easier."`]), 'A second one to test: "The small thing that makes room for the good thing."'] },
    { label: 'One-sentence pitch', lines: [`${name}: {topic}, made for {audience}.`, 'If a sentence needs a second comma, cut it there.'] },
    { label: 'Poster prompt', lines: ['A single object that stands for {topic}, centred on a wide field of one warm colour, soft light from the left, generous empty space above for the name.', 'Flat shapes, fine grain, two colours and one accent.'] },
    { label: 'Teaser prompt', lines: ['Four seconds: a close detail, a turn of light, then the name alone.', 'No voice, no crowd, one sound at the moment of the turn.'] },
    { label: 'Announcement post', lines: [`Today we are opening the doors of ${name}.`, 'It began with one stubborn question about {topic}.', 'Come and see what we made of it, and be honest with us.', 'Your first impression is worth more than our last ten meetings.'] },
    { label: 'Email to friends of the project', lines: [`Hello, ${name} is ready to be seen.`, 'You listened to the early versions, so you get the first look.', 'Reply with the one thing you would change.'] },
    { label: 'Questions people will ask', lines: ['Who is it for? {Audience_cap}.', 'What is different about it? {aspect}.', 'What does it not do? It does not pretend to do everything.'] },
    { label: 'Run sheet for the day', lines: ['Morning: publish, then answer every message by hand.', 'Noon: share one behind-the-scenes picture.', 'Evening: thank people by name and write down what surprised you.'] },
    { label: 'Call to action', lines: [`[See ${name} today.|Meet ${name}.]`, 'Stay for one minute, and leave with one useful thing.'] },
  ];
}
