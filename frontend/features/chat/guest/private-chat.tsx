import { useSetAtom } from 'jotai';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PRIVATE_CHAT } from '../chat.words.ts';

/** Shown to a visitor who opens the address of a member's chat. Signing in opens the chat. */
export function PrivateChat() {
  const openAuth = useSetAtom(openAuthAtom);
  return (
    <EmptyState
      level="h1" size="lg" title={PRIVATE_CHAT.title}
      actions={<><Button variant="primary" onClick={() => openAuth({ tab: 'login', resume: () => undefined })}>{PRIVATE_CHAT.signInButton}</Button><LinkButton to="/chat">{PRIVATE_CHAT.demoButton}</LinkButton></>}
    >
      {PRIVATE_CHAT.text}
    </EmptyState>
  );
}
