import { useLocation } from 'react-router-dom';
import { useBringGuestChat } from '#features/chat/guest/use-bring-guest-chat.ts';
import { ChatLayout } from '#features/chat/page/chat-layout.tsx';
import { ChatView } from '#features/chat/page/chat-view.tsx';
import { NewChat } from '#features/chat/page/new-chat.tsx';

/** A member's list of chats, beside the open chat or a new one. */
export function MemberChat({ chatId }: { chatId: string | undefined }) {
  const { key } = useLocation();
  useBringGuestChat();
  return <ChatLayout>{(openList) => (chatId === undefined ? <NewChat key={key} onOpenList={openList} /> : <ChatView chatId={chatId} onOpenList={openList} />)}</ChatLayout>;
}
