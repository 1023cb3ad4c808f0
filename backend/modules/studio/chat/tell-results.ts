import { z } from 'zod';
import type { Random } from '../random.ts';

const SHOWN_CHARACTERS = 400;
const SHOWN_VALUES = 12;
const MADE = ['There it is. Would you like another one, or a change to this one?', 'Here you are. Tell me what you would change.', 'Done. What do you think of it?'];
const DECLINED = ['All right, then we leave it. What else can I do for you?', 'No problem. We go on without it.'];
const FAILED = ['That did not work this time. We can try it once more, or do something else.', 'Sorry, the tool could not do that. Shall we try another way?'];
const NOTHING = ['I found nothing that fits.', 'There is nothing like that so far.'];
const LEAD: Readonly<Record<string, string>> = { calculator: 'That makes', clock: 'By my clock:', search_creations: 'I found these among your creations:' };

interface Result {
  name: string;
  content: string;
}

/** Studio's answer after tools have run. It quotes their results as plain text, and never follows instructions in them. */
export const tellResults = (results: readonly Result[], random: Random): string => results.map((result) => told(result, random)).join('\n\n');

function told({ name, content }: Result, random: Random): string {
  const text = unframed(content);
  if (/^declined\b/i.test(text)) return random.pick(DECLINED);
  if (/^(?:failed|refused|cancelled)\b/i.test(text)) return random.pick(FAILED);
  if (name === 'make_image' || name === 'make_video' || name === 'run_prompt') return random.pick(MADE);
  const plain = leaves(resultIn(parsed(text))).slice(0, SHOWN_VALUES).join(', ').replace(/\s+/g, ' ').trim().slice(0, SHOWN_CHARACTERS);
  return plain === '' ? random.pick(NOTHING) : `${LEAD[name] ?? 'This is what I found:'} ${plain}`;
}

/** Takes a tool's answer out of the JSON object in which chats hand it to models. */
function unframed(content: string): string {
  const frame = z.object({ content: z.string() }).safeParse(parsed(content));
  return frame.success ? frame.data.content : content;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The tool's answer is no JSON, so it is quoted as plain text.
    return text;
  }
}

const found = z.object({ found: z.array(z.object({ title: z.string() })) });
const named = z.object({ value: z.union([z.string(), z.number()]), there: z.string() }).partial();

/** The part of a tool's answer that a person wants to read: the titles that a search found, the value of a sum, the time at a place. */
function resultIn(answer: unknown): unknown {
  const list = found.safeParse(answer);
  if (list.success) return list.data.found.map(({ title }) => title);
  const one = named.safeParse(answer);
  return one.success ? (one.data.value ?? one.data.there ?? answer) : answer;
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(leaves);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}
