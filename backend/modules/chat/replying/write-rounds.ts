import { MESSAGE_INPUT_MAX, ROUND_INPUT_MAX, TOOL_ROUNDS_MAX } from '#contracts/chat-replies.ts';
import { countWords } from '#contracts/generation.ts';
import type { AgentForChat } from '#modules/agents/index.ts';
import { createTextFeed, itemsUntilAborted } from '#modules/generation/index.ts';
import { ProviderFailure } from '#modules/generation/provider.port.ts';
import type { CalledTool, ChatPiece, ChatRequest, ChatTurn } from '#modules/generation/provider.port.ts';
import { SealedLeak } from '#modules/generation/chat-writer.port.ts';
import type { ReplyAttempt } from '#modules/generation/chat-writer.port.ts';
import type { StoredPart } from '../stored-parts.ts';
import type { ChatTool } from '../tools/chat-tool.ts';
import { pushMessage } from './announce.ts';
import { countTokens } from './count-tokens.ts';
import { fitContext } from './fit-context.ts';
import type { TurnGroup } from './fit-context.ts';
import { guardOf } from './guard-reply.ts';
import type { BegunReply } from './read-thread.ts';
import { readThread } from './read-thread.ts';
import type { ReplyingContext } from './replying-context.ts';
import { storeRound } from './store-round.ts';
import { systemPrompt } from './system-prompt.ts';
import { isKept, toldNow, useTools } from './use-tools.ts';
import type { AnsweredCall } from './use-tools.ts';
import { createWordLimit } from './word-limit.ts';

/** Input tokens that are reserved for the last round of a reply, which answers without tools. */
const LAST_ROUND_TOKENS = 4_000;
/** A reply with more characters than this fails, because its provider does not stop. */
const REPLY_CHARACTERS = 60_000;

/** The result of an attempt at a reply, for the transaction that ends its run. */
export class WrittenOutcome {
  readonly status: 'done' | 'limited' | 'asking';
  readonly parts: readonly StoredPart[];
  /** All tool calls of the last round if the reply asks the person. Otherwise empty. */
  readonly calls: readonly AnsweredCall[];
  readonly rounds: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly nextSeq: number;
  readonly summary: string | null;

  constructor(outcome: Pick<WrittenOutcome, 'status' | 'parts' | 'calls' | 'rounds' | 'tokensIn' | 'tokensOut' | 'nextSeq' | 'summary'>) {
    this.status = outcome.status;
    this.parts = outcome.parts;
    this.calls = outcome.calls;
    this.rounds = outcome.rounds;
    this.tokensIn = outcome.tokensIn;
    this.tokensOut = outcome.tokensOut;
    this.nextSeq = outcome.nextSeq;
    this.summary = outcome.summary;
  }
}

interface Writing {
  reply: BegunReply;
  agent: AgentForChat | null;
  facts: readonly string[];
  tools: readonly ChatTool[];
}

/**
 * Writes a reply in rounds: the model writes and calls tools, the tools answer, the model goes on (docs/rules/chat.md#rounds). It ends when
 * the model calls no tool, at its length, when a tool asks the person, or after the last round. Words pass the guard before they are sent or
 * stored.
 * @throws ProviderFailure, SealedLeak, and the reason of the signal's abort
 */
export async function writeRounds(ctx: ReplyingContext, attempt: ReplyAttempt, { reply, agent, facts, tools }: Writing): Promise<{ text: string; outcome: WrittenOutcome }> {
  const { signal, pace, provider } = attempt;
  const owner = { chatId: reply.chatId, userId: reply.userId };
  const groups = await readThread(ctx.db.knex, ctx, reply);
  const guard = guardOf(agent, reply, groups, provider.formOnly === true);
  const limit = createWordLimit(attempt.words);
  const feed = createTextFeed({
    deltaMs: pace.deltaMs,
    storeMs: pace.keepMs,
    send: (text, seq) => ctx.push.toUser(reply.userId, 'chat:delta', { chatId: reply.chatId, messageId: reply.messageId, attempt: reply.attempt, seq, text }),
    store: (text, nextSeq) => attempt.keep(text, nextSeq),
  });
  const parts: StoredPart[] = [...reply.parts];
  const own: ChatTurn[] = [];
  let [rounds, tokensIn, summary]: [number, number, string | null] = [reply.rounds, reply.tokensIn, null];
  /** How many characters of this run's text are already in `parts`. */
  let inParts = 0;

  function closeText(): string {
    const text = feed.text().slice(inParts);
    inParts = feed.text().length;
    if (text !== '') parts.push({ kind: 'text', text });
    return text;
  }
  const outcome = (status: WrittenOutcome['status'], calls: readonly AnsweredCall[] = []): { text: string; outcome: WrittenOutcome } => ({
    text: feed.text(),
    outcome: new WrittenOutcome({ status, parts, calls, rounds, tokensIn, tokensOut: countTokens(feed.text()), nextSeq: feed.nextSeq(), summary }),
  });

  try {
    for (;;) {
      const left = MESSAGE_INPUT_MAX - tokensIn;
      const room = Math.min(ROUND_INPUT_MAX, left);
      const last = rounds >= TOOL_ROUNDS_MAX || left - room < LAST_ROUND_TOKENS;
      const request = roundRequest({ attempt, agent, facts, groups, own, tools: last ? [] : tools, room });
      summary = request.summary ?? summary;
      tokensIn += request.tokens;
      const asked = await readRound(ctx, attempt, request.chat, (piece) => {
        const released = guard ? guard.add(piece) : piece;
        if (released === null) throw new SealedLeak('sealed_leak');
        feed.add(limit.take(released));
        if (feed.text().length > REPLY_CHARACTERS) throw new ProviderFailure('too_large', 'The reply is longer than any reply may be');
        return !limit.full();
      });
      const rest = guard && !limit.full() ? guard.finish() : '';
      if (rest === null) throw new SealedLeak('sealed_leak');
      feed.add(limit.take(rest));
      if (limit.full() || asked.length === 0 || last) {
        await feed.finish();
        closeText();
        if (feed.text().trim() === '' && rounds === reply.rounds) throw new ProviderFailure('empty', 'The provider sent no text');
        return outcome(limit.full() || (last && asked.length > 0) ? 'limited' : 'done');
      }
      await feed.flush();
      const text = closeText();
      rounds += 1;
      const calls = await useTools(ctx, { chat: { chatId: reply.chatId, messageId: reply.messageId, userId: reply.userId, agentId: reply.agentId, draft: reply.draft }, tools, calls: asked, signal });
      parts.push(...calls.filter(isKept).map((call): StoredPart => ({ kind: 'tool', callId: call.id })));
      if (calls.some((call) => call.outcome.kind === 'asks' && isKept(call))) {
        await feed.finish();
        return outcome('asking', calls);
      }
      if (!(await storeRound(ctx, reply, { parts, rounds, tokensIn, nextSeq: feed.nextSeq(), summary }, calls))) {
        // The reply has no row any more. If another worker has the run, `keep` throws that. Otherwise the reply was deleted.
        await attempt.keep(feed.text(), feed.nextSeq());
        throw new ProviderFailure('invalid_request', 'The reply is gone');
      }
      await pushMessage(ctx.db.knex, ctx, owner, reply.messageId);
      own.push({ role: 'assistant', text, calls: asked }, ...calls.map((call): ChatTurn => ({ role: 'tool', callId: call.providerCallId, name: call.tool, content: toldNow(call) })));
    }
  } catch (error) {
    if (signal.aborted) {
      feed.stop();
      await feed.stored();
      throw new Interrupted(feed.sent(), feed.nextSeq(), signal.reason);
    }
    throw error;
  } finally {
    feed.stop();
  }
}

/** Thrown when a reply is stopped or lost while it is written. It carries the words that the owner was shown. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  readonly shown: string;
  readonly nextSeq: number;
  readonly reason: unknown;

  constructor(shown: string, nextSeq: number, reason: unknown) {
    super('the reply was interrupted');
    this.shown = shown;
    this.nextSeq = nextSeq;
    this.reason = reason;
  }
}

/** Reads the model's stream of one round. When `take` returns false the reply is long enough, and the provider's call is aborted. */
async function readRound({ log }: Pick<ReplyingContext, 'log'>, attempt: ReplyAttempt, request: ChatRequest, take: (piece: string) => boolean): Promise<CalledTool[]> {
  const enough = new AbortController();
  const chat = attempt.provider.chat?.({ ...request, signal: AbortSignal.any([attempt.signal, enough.signal]) });
  if (!chat) throw new ProviderFailure('unavailable', 'This provider has no chat');
  for await (const piece of itemsUntilAborted<ChatPiece>(chat, attempt.signal)) {
    if (piece.kind === 'calls') return piece.calls;
    attempt.failpoint('worker.during_provider');
    if (take(piece.text)) continue;
    enough.abort();
    log.debug({ runId: attempt.runId }, 'a reply reached its length');
    return [];
  }
  return [];
}

interface Round {
  attempt: ReplyAttempt;
  agent: AgentForChat | null;
  facts: readonly string[];
  groups: readonly TurnGroup[];
  /** The texts and tool calls of this run so far, as turns for the model. */
  own: readonly ChatTurn[];
  tools: readonly ChatTool[];
  room: number;
}

function roundRequest({ attempt, agent, facts, groups, own, tools, room }: Round): { chat: ChatRequest; tokens: number; summary: string | null } {
  const formOnly = attempt.provider.formOnly === true;
  const texts = { agent, facts, words: attempt.words, tools: tools.length > 0, afterLeak: attempt.leaks > 0 };
  const offered = tools.map(({ name, description, schema }) => ({ name, description, parameters: schema }));
  const fixed = (formOnly ? 0 : countTokens(systemPrompt({ ...texts, summary: null }))) + countTokens(JSON.stringify(offered));
  const fitted = fitContext(withOwn(groups, own), Math.max(0, room - fixed));
  return {
    tokens: fixed + fitted.tokens,
    summary: fitted.summary,
    chat: {
      model: attempt.model,
      seed: attempt.seed,
      system: formOnly ? null : systemPrompt({ ...texts, summary: fitted.summary }),
      persona: agent && { name: agent.name, description: agent.description, greeting: agent.greeting, starters: agent.starters },
      turns: formOnly || fitted.turns.at(-1)?.role !== 'assistant' ? fitted.turns : [...fitted.turns, GO_ON],
      tools: offered,
      length: attempt.words,
      creativity: agent ? agent.creativity / 100 : null,
      idempotencyKey: `${attempt.runId}-${own.length}`,
      signal: attempt.signal,
    },
  };
}

/** Sent to the model when it continues its own reply. Without it, many models begin the reply again. */
const GO_ON: ChatTurn = { role: 'user', text: 'Go on exactly where your last message ended, without repeating anything.', images: [] };

/** Appends the turns of this run to the last group, which has the reply's turns from earlier runs. */
const withOwn = (groups: readonly TurnGroup[], own: readonly ChatTurn[]): TurnGroup[] =>
  groups.map((group, at) => (at === groups.length - 1 ? { ...group, turns: [...group.turns, ...own] } : group)).filter((group) => group.turns.length > 0);

/** Counts the words in the text parts of a message. */
export const wordsIn = (parts: readonly StoredPart[]): number => parts.reduce((sum, part) => sum + (part.kind === 'text' ? countWords(part.text) : 0), 0);
