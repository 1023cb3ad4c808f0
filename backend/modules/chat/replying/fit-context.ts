import { must } from '#contracts/must.ts';
import type { ChatTurn } from '#modules/generation/provider.port.ts';
import { LEFT_OUT } from './chat-turns.ts';
import { countTokens, PICTURE_TOKENS } from './count-tokens.ts';

/** The model's turns of one message, oldest first. */
export interface TurnGroup {
  role: 'user' | 'assistant';
  turns: readonly ChatTurn[];
}

export interface FittedContext {
  turns: ChatTurn[];
  /** A summary of the older messages. Null when all messages fit. */
  summary: string | null;
  tokens: number;
}

/** A summary of older messages uses at most this many tokens. */
const SUMMARY_TOKENS = 1_500;
const LINE_CHARACTERS = 220;

const tokensOf = (turn: ChatTurn): number => countTokens(turn.role === 'tool' ? turn.content : turn.text)
  + (turn.role === 'user' ? turn.images.length * PICTURE_TOKENS : 0)
  + (turn.role === 'assistant' ? turn.calls.reduce((sum, call) => sum + countTokens(call.name + call.arguments), 0) : 0);
const sizeOf = (group: TurnGroup): number => group.turns.reduce((sum, turn) => sum + tokensOf(turn), 0);

/**
 * Fits a branch into a limit of tokens: the newest messages stay whole, and older ones are summarised (docs/rules/chat.md#context). The
 * message that is answered always stays, with the reply so far. No model is called, so a summary is free and repeatable.
 */
export function fitContext(groups: readonly TurnGroup[], limit: number): FittedContext {
  const answered = groups.findLastIndex((group) => group.role === 'user');
  const kept = withinLimit(groups.slice(Math.max(0, answered)), limit);
  let tokens = kept.reduce((sum, group) => sum + sizeOf(group), 0);
  const older = groups.slice(0, Math.max(0, answered));
  const all = older.reduce((sum, group) => sum + sizeOf(group), tokens);
  if (all <= limit) return { turns: [...older, ...kept].flatMap((group) => group.turns), summary: null, tokens: all };
  const room = limit - SUMMARY_TOKENS;
  let from = older.length;
  while (from > 0) {
    const size = sizeOf(must(older[from - 1], 'an older message'));
    if (tokens + size > room) break;
    tokens += size;
    from -= 1;
  }
  const summary = summaryOf(older.slice(0, from));
  return { turns: [...older.slice(from), ...kept].flatMap((group) => group.turns), summary, tokens: tokens + (summary === null ? 0 : countTokens(summary)) };
}

/** Leaves out answers of tools, the oldest first, until the answered message and its reply so far fit into the limit. */
function withinLimit(groups: readonly TurnGroup[], limit: number): TurnGroup[] {
  let tokens = groups.reduce((sum, group) => sum + sizeOf(group), 0);
  return groups.map((group) => ({
    ...group,
    turns: group.turns.map((turn): ChatTurn => {
      if (tokens <= limit || turn.role !== 'tool' || turn.content.length <= LEFT_OUT.length) return turn;
      const short = { ...turn, content: LEFT_OUT };
      tokens += tokensOf(short) - tokensOf(turn);
      return short;
    }),
  }));
}

/** Summarises older messages by the beginning of each. If not all fit, the first and the last messages are taken before those between. */
function summaryOf(groups: readonly TurnGroup[]): string | null {
  const lines = groups.flatMap(({ role, turns }) => {
    const text = turns.map((turn) => (turn.role === 'tool' ? '' : turn.text)).join(' ').replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [`${role === 'user' ? 'Person' : 'Reply'}: ${beginning(text)}`];
  });
  const chosen = new Set<number>();
  let tokens = 0;
  for (let step = 0; step < lines.length; step += 1) {
    // Takes the messages in the order first, last, second, last but one, because beginning and end of a chat matter most.
    const at = step % 2 === 0 ? step / 2 : lines.length - (step + 1) / 2;
    tokens += countTokens(must(lines[at], 'a line'));
    if (tokens > SUMMARY_TOKENS) break;
    chosen.add(at);
  }
  return chosen.size === 0 ? null : lines.filter((_, at) => chosen.has(at)).join('\n');
}

function beginning(text: string): string {
  if (text.length <= LINE_CHARACTERS) return text;
  const sentence = /^.{40,220}?[.!?](?=\s)/.exec(text)?.[0];
  return sentence ?? `${text.slice(0, LINE_CHARACTERS).replace(/\s+\S*$/, '')} …`;
}
