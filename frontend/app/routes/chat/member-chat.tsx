import { ChatLayout } from '#features/chat/page/chat-layout.tsx';
import { ChatView } from '#features/chat/page/chat-view.tsx';
import { NewChat } from '#features/chat/page/new-chat.tsx';
import { useLocation } from 'react-router-dom';

/** The list of chats beside the open one, or beside a new one. */
export function MemberChat({ chatId }: { chatId: string | undefined }) {
  const { key } = useLocation();
  return <ChatLayout>{(openList) => (chatId === undefined ? <NewChat key={key} onOpenList={openList} /> : <ChatView chatId={chatId} onOpenList={openList} />)}</ChatLayout>;
}
