import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Chat, ChatMessage } from '#contracts/chat.ts';
import { blankDraft, createDraft, TEMPLATE_LIMIT, TITLE_MAX } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { textOf } from '#shared/chat-thread/message-text.ts';
import { toast } from '#ui/toast.tsx';
import { CHAT_VIEW } from '../chat.words.ts';

/** Makes the content of a draft prompt: the text of the agent's reply becomes the template, the chat's name the title. */
const draftOf = (title: string, text: string): DraftContent => ({ ...blankDraft('text'), title: title.slice(0, TITLE_MAX), template: text.slice(0, TEMPLATE_LIMIT) });

/** Saves the text of an agent's reply as a draft prompt, and opens the draft in the builder. */
export function useSavePrompt(chat: Pick<Chat, 'title'>): (message: ChatMessage) => void {
  const navigate = useNavigate();
  const save = useMutation({
    mutationFn: (message: ChatMessage) => call(createDraft, { body: { content: draftOf(chat.title, textOf(message)) }, idempotencyKey: newActionKey() }),
    onSuccess: async ({ draft }) => {
      toast({ tone: 'success', title: CHAT_VIEW.savedToast });
      await navigate(`/edit/prompt/${draft.promptId}`);
    },
    onError: (error) => toast({ tone: 'destructive', title: CHAT_VIEW.notSaved, description: messageOf(error, CHAT_VIEW.failed) }),
  });
  return (message) => save.mutate(message);
}
