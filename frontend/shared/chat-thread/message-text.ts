import type { ChatMessage } from '#contracts/chat.ts';

/** The text of a message, without the results of tools. */
export const textOf = ({ parts }: Pick<ChatMessage, 'parts'>): string => parts.flatMap((part) => (part.kind === 'text' && part.text !== '' ? [part.text] : [])).join('\n\n');

/** The tool call that waits for the person's answer, if any. */
export const askingCall = ({ parts }: Pick<ChatMessage, 'parts'>) => {
  for (const part of parts) if (part.kind === 'tool' && part.call.status === 'asking') return part.call;
  return null;
};
