/** Makes one streamed chunk of a chat completion. */
export const chunkOf = (content: string, finish: string | null = null): string =>
  JSON.stringify({
    id: 'chatcmpl-double', object: 'chat.completion.chunk', created: 0, model: 'double',
    choices: [{ index: 0, delta: finish ? {} : { content }, finish_reason: finish }],
  });
