import { createContext, useContext } from 'react';
import type { Chat, ChatMessage } from '#contracts/chat.ts';

/** Actions that the rows of a thread can call. */
export interface ThreadActs {
  chat: Chat;
  /** Tokens of the next reply at the chosen length. */
  price: number;
  /** True while a reply is being written, so that nothing else can be sent. */
  busy: boolean;
  /** Id of the message that is being edited; null for none. */
  editing: string | null;
  setEditing(messageId: string | null): void;
  /** Replaces the text of a message, as a new branch. */
  edit(message: ChatMessage, text: string): void;
  /** Answers again, or continues a reply that stopped at its length. */
  again(message: ChatMessage, more: boolean): void;
  /** Opens the branch of the chat that contains another version of a message. */
  goTo(messageId: string): void;
  rate(message: ChatMessage, feedback: ChatMessage['feedback']): void;
  /** Called with a letter that the person typed while a tool's question had focus. */
  type(letter: string): void;
  savePrompt?: ((message: ChatMessage) => void) | undefined;
  report?: (() => void) | undefined;
}

export const ThreadContext = createContext<ThreadActs | null>(null);

/** The actions of the surrounding thread; null in a read-only thread. */
export const useThreadActs = (): ThreadActs | null => useContext(ThreadContext);
