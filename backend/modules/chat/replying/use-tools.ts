import { toolName } from '#contracts/chat.ts';
import { newId } from '#kernel/ids.ts';
import type { CalledTool } from '#modules/generation/provider.port.ts';
import type { ChatTool, ToolChat, ToolOutcome } from '../tools/chat-tool.ts';
import { toldOf } from './chat-turns.ts';
import type { ReplyingContext } from './replying-context.ts';

/** One round may use at most this many tool calls. Further ones are refused. */
const CALLS_MAX = 8;

/** A tool call with its outcome: answered, refused, or waiting for the person. */
export interface AnsweredCall {
  id: string;
  providerCallId: string;
  tool: string;
  place: number;
  outcome: ToolOutcome;
  /** The arguments that the model wrote. Empty if they were no JSON object. */
  arguments: Readonly<Record<string, unknown>>;
}

interface Use {
  chat: ToolChat;
  tools: readonly ChatTool[];
  calls: readonly CalledTool[];
  signal: AbortSignal;
}

/**
 * Answers the tool calls of one round, one after the other (docs/rules/chat.md#tools). A call of an unknown tool, with broken arguments or of
 * a tool that throws is refused, and the reply goes on.
 */
export async function useTools({ db, log }: Pick<ReplyingContext, 'db' | 'log'>, { chat, tools, calls, signal }: Use): Promise<AnsweredCall[]> {
  const answered: AnsweredCall[] = [];
  for (const [place, call] of calls.entries()) {
    const tool = tools.find(({ name }) => name === call.name);
    const given = argumentsOf(call.arguments);
    const refused = (problem: string): ToolOutcome => ({ kind: 'refused', title: call.name.slice(0, 60) || 'A tool', inputs: [], problem });
    let outcome: ToolOutcome;
    if (place >= CALLS_MAX) outcome = refused(`At most ${CALLS_MAX} tools can be used at once.`);
    else if (given === null) outcome = refused('The arguments are not a JSON object.');
    else if (!tool) outcome = refused('There is no such tool here.');
    else outcome = await run(tool, given);
    answered.push({ id: newId(), providerCallId: call.id, tool: call.name, place, outcome, arguments: given ?? {} });
    if (signal.aborted) throw signal.reason;

    async function run(used: ChatTool, args: Record<string, unknown>): Promise<ToolOutcome> {
      try {
        return await used.run({ chat, arguments: args, connection: db.knex, signal });
      } catch (error) {
        if (signal.aborted) throw error;
        log.warn({ err: error, tool: used.name, messageId: chat.messageId }, 'a tool of a chat broke');
        return refused('The tool did not work.');
      }
    }
  }
  return answered;
}

/** Parses the arguments that a model wrote. Null if they are no JSON object. */
function argumentsOf(written: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(written.trim() === '' ? '{}' : written);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    // The JSON is malformed. The caller tells the model about the problem.
    return null;
  }
}

/** Whether a tool call is stored. A call of an unknown tool is not, because no card of the chat could show it. */
export const isKept = ({ tool }: Pick<AnsweredCall, 'tool'>): boolean => toolName.safeParse(tool).success;

/** The result of a tool call that was answered within the same run, as the model gets it. */
export const toldNow = (call: AnsweredCall): string =>
  toldOf({
    id: call.id, messageId: '', providerCallId: call.providerCallId, tool: call.tool, arguments: call.arguments,
    status: call.outcome.kind === 'data' ? 'done' : call.outcome.kind === 'asks' ? 'asking' : 'refused',
    result: call.outcome.kind === 'data' ? call.outcome.result : null, problem: call.outcome.kind === 'refused' ? call.outcome.problem : null,
  });
