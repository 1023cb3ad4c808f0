import { CHAT_PAGE } from '#features/chat/chat.words.ts';
import { SharedChat } from '#features/chat/reader/shared-chat.tsx';
import { useDocumentTitle } from '../../document-title.ts';

/** The page that the link of a shared chat opens. */
export function SharedChatPage({ token }: { token: string }) {
  useDocumentTitle(CHAT_PAGE.title);
  return <SharedChat key={token} token={token} />;
}
