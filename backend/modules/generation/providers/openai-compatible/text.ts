import type OpenAI from 'openai';
import { ProviderFailure } from '../../provider.port.ts';
import type { TextRequest } from '../../provider.port.ts';
import { callOptions } from './client.ts';
import type { OpenAiLimits } from './endpoint-settings.ts';
import { failureFromError } from './failure-from-error.ts';

/** Streams a text from the provider's chat endpoint. A stream that ends without a finish reason counts as cut, even if the connection closed normally. */
export async function* streamText(
  client: OpenAI,
  request: TextRequest,
  limits: Pick<OpenAiLimits, 'textCharacters'>,
): AsyncGenerator<string> {
  const { signal } = request;
  let characters = 0;
  let finish: string | null = null;
  try {
    const stream = await client.chat.completions.create(
      { model: request.model, messages: messagesFor(request), seed: request.seed, stream: true },
      callOptions(signal, request.idempotencyKey),
    );
    for await (const chunk of stream) {
      const choice = chunk.choices?.[0];
      finish = choice?.finish_reason ?? finish;
      const piece = choice?.delta?.content;
      if (!piece) continue;
      characters += piece.length;
      if (characters > limits.textCharacters) {
        stream.controller.abort();
        throw new ProviderFailure('too_large', 'The text is longer than any text may be');
      }
      yield piece;
    }
  } catch (error) {
    throw failureFromError(error, signal);
  }
  // On an abort the library ends its loop without an error, so the abort is thrown here.
  if (signal.aborted) throw new ProviderFailure('aborted', 'The call was aborted');
  if (finish === 'content_filter') throw new ProviderFailure('refused', 'The provider refused this content');
  if (finish === null) throw new ProviderFailure('cut_stream', 'The text broke off before its end');
  if (characters === 0) throw new ProviderFailure('empty', 'The provider sent no text');
}

function messagesFor(request: TextRequest): OpenAI.ChatCompletionMessageParam[] {
  const frame = `Write about ${request.length} words. Answer in Markdown, without a preamble.`;
  const system = request.system ? `${request.system}\n\n${frame}` : frame;
  return [
    { role: 'system', content: system },
    { role: 'user', content: request.prompt },
  ];
}
