import { createContext, useContext } from 'react';
import type { Chat, ChatMessage } from '#contracts/chat.ts';

/** Actions of a chat that its messages can call. */
export interface ThreadActs {
  chat: Chat;
  /** Tokens that the next reply costs at the chosen length. */
  price: number;
  /** Whether a reply is being written, so that no other message can be sent. */
  busy: boolean;
  /** Id of the message that the person is editing; null for none. */
  editing: string | null;
  setEditing(messageId: string | null): void;
  /** Replaces the text of an own message, which begins a new branch. */
  edit(message: ChatMessage, text: string): void;
  /** Answers a message again, or continues a reply that stopped at its length. */
  again(message: ChatMessage, more: boolean): void;
  /** Opens the branch of the chat that contains another version of a message. */
  goTo(messageId: string): void;
  rate(message: ChatMessage, feedback: ChatMessage['feedback']): void;
  /** Called with a letter that the person typed while a tool's question had focus, for the message box. */
  type(letter: string): void;
  savePrompt?: ((message: ChatMessage) => void) | undefined;
  report?: (() => void) | undefined;
}

export const ThreadContext = createContext<ThreadActs | null>(null);

/** The actions of the surrounding chat; null where the chat is read-only. */
export const useThreadActs = (): ThreadActs | null => useContext(ThreadContext);
