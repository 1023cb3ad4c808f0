import type { ChatMessage } from '#contracts/chat.ts';

/** The words of a message, without what its tools made. */
export const textOf = ({ parts }: Pick<ChatMessage, 'parts'>): string => parts.flatMap((part) => (part.kind === 'text' && part.text !== '' ? [part.text] : [])).join('\n\n');

/** The call that waits for an answer, if there is one. */
export const askingCall = ({ parts }: Pick<ChatMessage, 'parts'>) => {
  for (const part of parts) if (part.kind === 'tool' && part.call.status === 'asking') return part.call;
  return null;
};
