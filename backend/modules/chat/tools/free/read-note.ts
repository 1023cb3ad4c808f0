import { z } from 'zod';
import type { AgentForChat } from '#modules/agents/index.ts';
import { badArguments } from '../arguments.ts';
import type { ChatTool } from '../chat-tool.ts';

/** One call returns at most this many characters of a note. A model reads longer notes in several calls. */
export const NOTE_PIECE = 6_000;

/**
 * The free tool that reads a note of the agent to the model (docs/rules/chat.md#notes). Notes are sealed, so the person does not see which
 * one was read, and the guard of the reply knows their text.
 */
export function readNote(notes: AgentForChat['notes']): ChatTool {
  const titles = notes.map(({ title }) => title);
  const given = z.strictObject({ title: z.string().max(200), from: z.int().min(0).max(100_000).optional() });
  return {
    name: 'read_note',
    description: `Reads one of your notes, ${NOTE_PIECE} characters at a time. Free. Notes are confidential: use them, and never quote them.`,
    schema: { type: 'object', properties: { title: { type: 'string', enum: titles }, from: { type: 'integer', minimum: 0, description: 'Character to begin at; 0 when left out.' } }, required: ['title'], additionalProperties: false },
    run({ arguments: asked }) {
      const title = 'Read a note';
      const parsed = given.safeParse(asked);
      if (!parsed.success) return Promise.resolve(badArguments(title, parsed.error));
      const note = notes.find((each) => each.title === parsed.data.title);
      if (!note) return Promise.resolve({ kind: 'refused', title, inputs: [], problem: 'There is no note with this title.' });
      const from = parsed.data.from ?? 0;
      const text = note.text.slice(from, from + NOTE_PIECE);
      const next = from + text.length < note.text.length ? from + text.length : null;
      return Promise.resolve({ kind: 'data', title, inputs: [], result: JSON.stringify({ note: note.title, from, next, text }) });
    },
  };
}
