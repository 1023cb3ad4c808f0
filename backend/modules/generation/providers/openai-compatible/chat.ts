import type OpenAI from 'openai';
import { ProviderFailure } from '../../provider.port.ts';
import type { CalledTool, ChatPiece, ChatRequest, ChatTurn, ToolDescription } from '../../provider.port.ts';
import { callOptions } from './client.ts';
import type { OpenAiLimits } from './endpoint-settings.ts';
import { failureFromError } from './failure-from-error.ts';

/**
 * The most tool calls in one chat round, and the most characters of one call's arguments. Without these limits a faulty model could repeat
 * itself without end.
 */
const CALLS_MAX = 16;
const ARGUMENTS_MAX = 20_000;
const NAME_MAX = 64;

type Delta = OpenAI.ChatCompletionChunk.Choice.Delta.ToolCall;

/**
 * Makes one round of a chat with tools. The stream mixes parts of the arguments of several tool calls, so they are gathered by the call's
 * index. A stream without a finish reason counts as cut, together with its tool calls.
 */
export async function* chat(client: OpenAI, request: ChatRequest, limits: Pick<OpenAiLimits, 'textCharacters'>): AsyncGenerator<ChatPiece> {
  const { signal } = request;
  const calls = new Map<number, CalledTool>();
  let characters = 0;
  let finish: string | null = null;
  try {
    const stream = await client.chat.completions.create(bodyOf(request), callOptions(signal, request.idempotencyKey));
    for await (const chunk of stream) {
      const choice = chunk.choices?.[0];
      finish = choice?.finish_reason ?? finish;
      for (const part of choice?.delta?.tool_calls ?? []) gather(calls, part);
      const text = choice?.delta?.content;
      if (!text) continue;
      characters += text.length;
      if (characters > limits.textCharacters) {
        stream.controller.abort();
        throw new ProviderFailure('too_large', 'The text is longer than any text may be');
      }
      yield { kind: 'text', text };
    }
  } catch (error) {
    throw failureFromError(error, signal);
  }
  // On an abort the library ends its loop without an error, so the abort is thrown here.
  if (signal.aborted) throw new ProviderFailure('aborted', 'The call was aborted');
  if (finish === 'content_filter') throw new ProviderFailure('refused', 'The provider refused this content');
  if (finish === null) throw new ProviderFailure('cut_stream', 'The answer broke off before its end');
  if (characters === 0 && calls.size === 0) throw new ProviderFailure('empty', 'The provider sent no answer');
  if (calls.size > 0) yield { kind: 'calls', calls: [...calls.entries()].sort(([a], [b]) => a - b).map(([index, call]) => ({ ...call, id: call.id || `call_${index}` })) };
}

function gather(calls: Map<number, CalledTool>, { index, id, function: called }: Delta): void {
  const call = calls.get(index) ?? { id: '', name: '', arguments: '' };
  if (!calls.has(index) && calls.size >= CALLS_MAX) throw new ProviderFailure('bad_answer', 'The model asked for too many tools at once');
  call.id ||= id ?? '';
  call.name = (call.name + (called?.name ?? '')).slice(0, NAME_MAX);
  call.arguments += called?.arguments ?? '';
  if (call.arguments.length > ARGUMENTS_MAX) throw new ProviderFailure('too_large', 'The arguments of a tool are longer than any may be');
  calls.set(index, call);
}

const bodyOf = ({ model, seed, system, turns, tools, creativity }: ChatRequest): OpenAI.ChatCompletionCreateParamsStreaming => ({
  model, seed, stream: true,
  messages: [...(system === null ? [] : [{ role: 'system' as const, content: system }]), ...turns.map(messageOf)],
  ...(tools.length > 0 && { tools: tools.map(toolOf) }),
  ...(creativity !== null && { temperature: Math.round(creativity * 120) / 100 }),
});

const toolOf = ({ name, description, parameters }: ToolDescription): OpenAI.ChatCompletionTool => ({ type: 'function', function: { name, description, parameters: { ...parameters } } });

function messageOf(turn: ChatTurn): OpenAI.ChatCompletionMessageParam {
  switch (turn.role) {
    case 'tool':
      return { role: 'tool', tool_call_id: turn.callId, content: turn.content };
    case 'assistant':
      return {
        role: 'assistant',
        content: turn.text === '' && turn.calls.length > 0 ? null : turn.text,
        ...(turn.calls.length > 0 && { tool_calls: turn.calls.map(({ id, name, arguments: written }) => ({ id, type: 'function' as const, function: { name, arguments: written } })) }),
      };
    case 'user':
      if (turn.images.length === 0) return { role: 'user', content: turn.text };
      return {
        role: 'user',
        content: [{ type: 'text', text: turn.text }, ...turn.images.map(({ mime, data }) => ({ type: 'image_url' as const, image_url: { url: `data:${mime};base64,${data.toString('base64')}` } }))],
      };
  }
}
