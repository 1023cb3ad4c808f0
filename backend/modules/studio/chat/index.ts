import type { ChatPiece, ChatRequest } from '#modules/generation/provider.port.ts';
import { createRandom } from '../random.ts';
import { streamWords } from '../stream-text.ts';
import type { Pacing } from '../stream-text.ts';
import { answerWith } from './answer.ts';
import { askedTool } from './asked-tool.ts';
import { tellResults } from './tell-results.ts';

/**
 * Makes one round of a chat in the character of an agent: it answers, or asks for the tool that the last message calls for. It knows only the
 * agent's name, description, greeting and starters. Equal requests give equal answers.
 */
export async function* chat(request: ChatRequest, pacing: Pacing): AsyncGenerator<ChatPiece> {
  const { signal } = request;
  const { text, call } = roundOf(request);
  for await (const piece of streamWords(text, pacing, signal)) yield { kind: 'text', text: piece };
  if (call) yield { kind: 'calls', calls: [call] };
}

/** The whole text and tool call of a chat round, before it is streamed word by word. Pure. */
export function roundOf(request: Pick<ChatRequest, 'turns' | 'tools' | 'seed' | 'persona' | 'length'>): { text: string; call: ReturnType<typeof askedTool> } {
  const { turns, persona, seed, length, tools } = request;
  const said = turns.filter((turn) => turn.role === 'user').map((turn) => turn.text);
  const random = createRandom('chat', seed, persona?.name ?? '', ...said, turns.length);
  const results = resultsOf(turns);
  if (results.length > 0) return { text: tellResults(results, random), call: null };
  const call = askedTool(said.at(-1) ?? '', tools, `${seed}-${turns.length}`);
  if (call) return { text: `${random.pick(BEFORE_A_TOOL)}\n\n`, call };
  return { text: answerWith({ said, persona, seed, length, random }), call: null };
}

const BEFORE_A_TOOL = ['Let me see what I can do.', 'Good idea. One moment.', 'I have just the tool for that.', 'With pleasure.'];

/** The results of the tools that were called since the person's last message. */
function resultsOf(turns: ChatRequest['turns']): { name: string; content: string }[] {
  const from = turns.findLastIndex((turn) => turn.role === 'user');
  return turns.slice(from + 1).flatMap((turn) => (turn.role === 'tool' ? [{ name: turn.name, content: turn.content }] : []));
}
