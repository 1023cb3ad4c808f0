import { z } from 'zod';
import type { CalledTool, ToolDescription } from '#modules/generation/provider.port.ts';
import { hashOf } from '../random.ts';

/** The words in a message by which Studio recognises that a tool is wanted. The most specific tool comes first. */
const CALLED_BY: readonly (readonly [tool: string, words: RegExp])[] = [
  ['make_video', /\b(?:videos?|clips?|animat\w+|films?|movies?)\b/i],
  ['make_image', /\b(?:pictures?|images?|photos?|illustrat\w+|drawings?|draw|paint\w*|sketch\w*|logos?|posters?)\b/i],
  ['calculator', /\d\s*(?:[-+*/×÷^]|plus|minus|times|divided by)\s*\(?\d/i],
  ['clock', /\b(?:what(?:'s|’s| is) the (?:time|date)|what time|what day|today's date|which day)\b/i],
  ['search_creations', /\b(?:find|search|look for|show)\b.{0,40}\bmy (?:creations?|pictures?|images?|texts?|videos?|works?)\b/i],
];
/** Recognises that a person does not want a picture, as in "no pictures, please". */
const REFUSED = /\b(?:do not|don't|don’t|without|no more|not (?:a|any))\b[^.!?]{0,30}\b(?:pictures?|images?|videos?|drawings?|tools?)\b/i;
const SUM = /[-+*/×÷^().\d\s]*\d(?:\s*(?:[-+*/×÷^()]|plus|minus|times|divided by)\s*\(?\s*\d[\d.]*\)?)+/i;
const ASKED = /^.*?\b(?:of|with|showing|about|that shows)\b\s*/i;
const SUBJECT_CHARACTERS = 300;

/** The tool call that a message asks for; null when it asks for none of the offered tools. */
export function askedTool(message: string, tools: readonly ToolDescription[], key: string): CalledTool | null {
  if (REFUSED.test(message)) return null;
  const own = CALLED_BY.find(([name]) => name === 'search_creations');
  // "Find my pictures" asks for the search and not for a new picture. So the search is tried before the tools that make pictures.
  const order = own?.[1].test(message) ? [own, ...CALLED_BY] : CALLED_BY;
  for (const [name, words] of order) {
    const tool = tools.find((offered) => offered.name === name);
    if (!tool || !words.test(message)) continue;
    return { id: `call_${hashOf(`${key} ${name} ${message}`).toString(36)}`, name, arguments: JSON.stringify(argumentsFor(tool, message)) };
  }
  return null;
}

/** The parts of a tool's JSON schema that Studio understands. */
const schema = z.object({
  properties: z.record(z.string(), z.object({ type: z.unknown().optional(), enum: z.array(z.unknown()).optional(), maxLength: z.number().optional(), minimum: z.number().optional() })).default({}),
  required: z.array(z.string()).default([]),
});

/** Fills in the required fields of a tool. The first text field gets the message's subject, and other fields the first value that they allow. */
function argumentsFor(tool: ToolDescription, message: string): Record<string, unknown> {
  const { properties, required } = schema.parse(tool.parameters);
  // Tools without required fields, such as the clock, get no arguments. A search gets the subject as its query, which may be empty.
  const names = required.length > 0 ? required : Object.keys(properties).filter((name) => name === 'query');
  let subject: string | null = tool.name === 'calculator' ? sumIn(message) : subjectOf(message);
  return Object.fromEntries(names.map((name) => {
    const field = properties[name] ?? {};
    if (field.enum && field.enum.length > 0) return [name, field.enum[0]];
    if (field.type === 'integer' || field.type === 'number') return [name, field.minimum ?? 1];
    if (field.type === 'boolean') return [name, false];
    const value = (subject ?? '').slice(0, field.maxLength ?? SUBJECT_CHARACTERS);
    subject = null;
    return [name, value];
  }));
}

function sumIn(message: string): string {
  const sum = SUM.exec(message)?.[0] ?? message;
  return sum.replace(/plus/gi, '+').replace(/minus/gi, '-').replace(/times|×/gi, '*').replace(/divided by|÷/gi, '/').trim();
}

/** The subject of a message: "Draw me a picture of a fox in snow" gives "a fox in snow". */
function subjectOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  const subject = line.replace(ASKED, '').replace(/[.!?]+$/, '').trim();
  return (subject || line).slice(0, SUBJECT_CHARACTERS);
}
