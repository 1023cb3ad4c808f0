import { createContext, useContext } from 'react';
import type { Chat, ChatMessage } from '#contracts/chat.ts';

/** What the rows of a chat's messages can do. */
export interface ThreadActs {
  chat: Chat;
  /** Tokens of the next reply, at the length that is chosen. */
  price: number;
  /** True while a reply is being written, so that nothing else can be sent. */
  busy: boolean;
  /** Id of the message that is being edited; null for none. */
  editing: string | null;
  setEditing(messageId: string | null): void;
  /** Sends other words in place of a message, as a branch. */
  edit(message: ChatMessage, text: string): void;
  /** Answers again, or goes on with a reply that stopped at its length. */
  again(message: ChatMessage, more: boolean): void;
  /** Opens the branch of the chat in which another version of a message stands. */
  goTo(messageId: string): void;
  rate(message: ChatMessage, feedback: ChatMessage['feedback']): void;
  /** A letter that was typed while the question of a tool had the focus. */
  type(letter: string): void;
  savePrompt?: ((message: ChatMessage) => void) | undefined;
  report?: (() => void) | undefined;
}

export const ThreadContext = createContext<ThreadActs | null>(null);

/** What the rows can do; null in a thread that is only read. */
export const useThreadActs = (): ThreadActs | null => useContext(ThreadContext);
