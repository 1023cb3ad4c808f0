import type { ChatMessage } from '#contracts/chat.ts';

/** Returns the text of a chat message, without the results of tools. */
export const textOf = ({ parts }: Pick<ChatMessage, 'parts'>): string => parts.flatMap((part) => (part.kind === 'text' && part.text !== '' ? [part.text] : [])).join('\n\n');

/** Returns the tool call of a message that asks the person for confirmation, if any. */
export const askingCall = ({ parts }: Pick<ChatMessage, 'parts'>) => {
  for (const part of parts) if (part.kind === 'tool' && part.call.status === 'asking') return part.call;
  return null;
};
