import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { GuestChat } from '#features/chat/guest/guest-chat.tsx';
import { PrivateChat } from '#features/chat/guest/private-chat.tsx';
import { CHAT_PAGE } from '#features/chat/chat.words.ts';
import { lazyPage } from '#lib/lazy-part.ts';
import { useExpected } from '#lib/server-rendering.ts';
import { useAuth } from '#lib/session.ts';
import { useDocumentTitle } from '../document-title.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

const MemberChat = lazyPage(() => import('./chat/member-chat.tsx'), 'MemberChat');
const SharedChatPage = lazyPage(() => import('./chat/shared-chat-page.tsx'), 'SharedChatPage');

/**
 * The page of a member's chats, of the demo for guests, or of a shared chat. They share an entry in the table of pages, because every first
 * visit loads that table.
 */
export function ChatPages() {
  const { chatId, token } = useParams();
  return <Suspense fallback={<PageSkeleton />}>{token === undefined ? <OwnChats chatId={chatId} /> : <SharedChatPage token={token} />}</Suspense>;
}

function OwnChats({ chatId }: { chatId: string | undefined }) {
  useDocumentTitle(CHAT_PAGE.title);
  const { status } = useAuth();
  const expected = useExpected();
  // Only its owner can open a chat. A guest sees the demo, or is asked to sign in when the address names a chat.
  if (status === 'anonymous') return chatId === undefined ? <GuestChat /> : <PrivateChat />;
  return status === 'loading' && !expected ? <PageSkeleton /> : <MemberChat chatId={chatId} />;
}
