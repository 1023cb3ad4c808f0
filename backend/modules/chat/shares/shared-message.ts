import type { ChatMessage, MessagePart, ToolCall } from '#contracts/chat.ts';
import type { Generation } from '#contracts/generation.ts';
import type { Quote } from '#contracts/pricing.ts';

/** The owner's choices about a link: whether it shows pictures, names and prices. */
export interface ShareOptions {
  showMedia: boolean;
  showName: boolean;
  showPrices: boolean;
}

const ALONE: ChatMessage['branch'] = { index: 1, count: 1, previousId: null, nextId: null };

/**
 * Copies a message as a link shows it, without attachments, summaries and opinions, and with prices and pictures only if the owner chose so
 * (docs/rules/chat.md#shares). Null for a reply that is still written.
 */
export function sharedMessage(message: ChatMessage, options: ShareOptions): ChatMessage | null {
  if (message.status === 'queued' || message.status === 'writing') return null;
  return {
    ...message,
    parts: message.parts.map((part) => sharedPart(part, options)),
    attachments: [],
    status: message.status === null ? null : 'done',
    attempt: 0,
    nextSeq: 0,
    generationId: null,
    charged: options.showPrices ? message.charged : null,
    tookMs: null,
    feedback: null,
    problem: null,
    summary: null,
    branch: ALONE,
  };
}

const sharedPart = (part: MessagePart, options: ShareOptions): MessagePart => (part.kind === 'text' ? part : { kind: 'tool', call: sharedCall(part.call, options) });

function sharedCall(call: ToolCall, { showMedia, showPrices }: ShareOptions): ToolCall {
  return {
    ...call,
    // Leaves the call's picture out. A prompt's picture is on the prompt's page, and a picture among the inputs is private.
    pictureUrl: null,
    quote: showPrices ? call.quote : null,
    generation: showMedia && call.generation ? sharedRun(call.generation, call.title, showPrices) : null,
    problem: null,
  };
}

const hidden = (quote: Quote): Quote => ({ ...quote, total: 0, base: 0, unit: 0, royalty: 0 });

/** Copies a run without its owner's inputs. The title replaces the provider's alt text, which may quote the template. */
function sharedRun(run: Generation, title: string, showPrices: boolean): Generation {
  const { name: _name, paidBy: _paidBy, waived: _waived, freeRetryUntil: _retry, captured, ...rest } = run;
  return {
    ...rest,
    title,
    prompt: null,
    quote: showPrices ? run.quote : hidden(run.quote),
    ...(showPrices && captured !== undefined && { captured }),
    excerpt: null,
    outputs: run.outputs.map((output) => (output.kind === 'text' ? output : { ...output, altText: title })),
    error: null,
  };
}

/** Lists the files that a shared message shows, each with its run's id. */
export function filesOf(message: ChatMessage): { fileId: string; generationId: string }[] {
  return message.parts.flatMap((part) => {
    const run = part.kind === 'tool' ? part.call.generation : null;
    return run === null ? [] : run.outputs.flatMap((output) => (output.kind === 'text' ? [] : [output.url, output.posterUrl ?? output.url])).map((url) => ({ fileId: url.slice(url.lastIndexOf('/') + 1), generationId: run.id }));
  });
}
