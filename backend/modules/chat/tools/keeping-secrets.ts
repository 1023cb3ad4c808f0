import type { AgentForChat } from '#modules/agents/index.ts';
import { guardOf } from '../replying/guard-reply.ts';
import type { ChatTool } from './chat-tool.ts';

/** The arguments of one tool call have at most this many characters, names included. */
const ARGUMENTS_MAX = 20_000;
const LEAVES_MAX = 2_000;

/**
 * Wraps a tool: it refuses calls whose arguments repeat sealed text (docs/rules/chat.md#sealed). The person sees a call's inputs, so they
 * pass the same guard as the reply.
 */
export const keepingSecrets = (tool: ChatTool, agent: AgentForChat): ChatTool => ({
  ...tool,
  async run(request) {
    const words = wordsOf(request.arguments);
    if (words === null) return { kind: 'refused', title: TITLE, inputs: [], problem: 'The arguments are too long.' };
    if (tells(agent, request.chat.userId, words)) return { kind: 'refused', title: TITLE, inputs: [], problem: 'The arguments repeat confidential text. Use words of your own.' };
    return tool.run(request);
  },
});

const TITLE = 'A tool';

function tells(agent: AgentForChat, userId: string, words: string): boolean {
  const guard = guardOf(agent, { userId }, [], false);
  return guard !== null && (guard.add(words) === null || guard.finish() === null);
}

/** Joins all names and values of arguments. Null when they are too long. */
function wordsOf(value: unknown): string | null {
  const words: string[] = [];
  const open: unknown[] = [value];
  let characters = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'object' && next !== null) {
      // Entries are pushed in reverse order, because `pop` takes the last one.
      for (const [name, inner] of Object.entries(next).reverse()) open.push(inner, ...(Array.isArray(next) ? [] : [name]));
    } else if (next !== null && next !== undefined) {
      const word = String(next);
      words.push(word);
      characters += word.length;
    }
    if (open.length > LEAVES_MAX || words.length > LEAVES_MAX || characters > ARGUMENTS_MAX) return null;
  }
  return words.join(' ');
}
