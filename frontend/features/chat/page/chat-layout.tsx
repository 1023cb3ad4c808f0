import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { listChats } from '#contracts/chat.ts';
import { usePhone } from '#lib/server-rendering.ts';
import { listenToChats } from '#shared/chat-thread/use-chat-events.ts';
import { Sheet } from '#ui/sheet.tsx';
import { CHAT_PAGE } from '../chat.words.ts';
import { ChatList } from '../list/chat-list.tsx';
import { fillWindow } from './fill-window.ts';

/** The layout of the chat page: the list of chats beside the open chat. On phones the list is a drawer, and `children` receives a function that opens it. */
export function ChatLayout({ children }: { children(openList: (() => void) | null): ReactNode }) {
  const phone = usePhone();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  // Fetches the list of chats again when another tab began, renamed or deleted a chat.
  useEffect(() => listenToChats(() => void client.invalidateQueries({ queryKey: [listChats.path] })), [client]);
  return (
    <div ref={fillWindow} data-fills-window="" className={frame}>
      {!phone && <nav aria-label={CHAT_PAGE.listLabel} className={side}><ChatList /></nav>}
      <div className={column({ minWidth: '0', minHeight: '0' })}>{children(phone ? () => setOpen(true) : null)}</div>
      {phone && (
        <Suspense fallback={null}>
          <Sheet open={open} onOpenChange={setOpen} side="left" title={CHAT_PAGE.listLabel} bodyClassName={css({ padding: '0!' })}><ChatList onClose={() => setOpen(false)} /></Sheet>
        </Suspense>
      )}
    </div>
  );
}

// The chat page is as high as the window below the header, because its messages scroll inside. It has none of the space that other pages end with.
const frame = css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' }, height: '[calc(100dvh - var(--above, {sizes.header}))]', minHeight: '[420px]', marginBlockEnd: '[-96px]' });
const side = css({ borderInlineEnd: 'soft', minHeight: '0', minWidth: '0' });
