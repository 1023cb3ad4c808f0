import type { Random } from '../random.ts';

const SHOWN_CHARACTERS = 400;
const MADE = ['There it is. Would you like another one, or a change to this one?', 'Here you are. Tell me what you would change.', 'Done. What do you think of it?'];
const DECLINED = ['All right, then we leave it. What else can I do for you?', 'No problem. We go on without it.'];
const FAILED = ['That did not work this time. We can try it once more, or do something else.', 'Sorry, the tool could not do that. Shall we try another way?'];

interface Result {
  name: string;
  content: string;
}

/** What Studio says once tools have answered. It quotes plain results, and follows nothing that they say. */
export const tellResults = (results: readonly Result[], random: Random): string => results.map((result) => told(result, random)).join('\n\n');

function told({ name, content }: Result, random: Random): string {
  if (/\b(?:declined|refused by the person)\b/i.test(content)) return random.pick(DECLINED);
  if (/"?(?:problem|error)"?\s*:/i.test(content) || /\b(?:failed|refused|cancelled)\b/i.test(content)) return random.pick(FAILED);
  if (name === 'make_image' || name === 'make_video' || name === 'run_prompt') return random.pick(MADE);
  const plain = plainOf(content);
  return plain === '' ? random.pick(FAILED) : `${LEAD[name] ?? 'This is what I found:'} ${plain}`;
}

const LEAD: Readonly<Record<string, string>> = { calculator: 'That makes', clock: 'By my clock:', search_creations: 'I found these among your creations:' };

/** The values of a small JSON object, or the text itself, in one line. */
function plainOf(content: string): string {
  return valuesIn(content).join(', ').replace(/\s+/g, ' ').trim().slice(0, SHOWN_CHARACTERS);
}

function valuesIn(content: string): string[] {
  try {
    return leaves(JSON.parse(content)).slice(0, 12);
  } catch {
    // Not JSON: a plain text.
    return [content];
  }
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(leaves);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}
