import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { offerQuery } from '#features/prompts/offer/offer.queries.ts';
import { UnlockCard } from '#features/prompts/offer/unlock-card.tsx';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { balanceQuery } from '#shared/shop/shop.queries.ts';

const UnlockDialog = lazyPart(() => import('#features/prompts/offer/unlock-dialog.tsx'), 'UnlockDialog');

interface UnlockPanelProps {
  prompt: PromptDetail;
  /** Whether the dialog that asks before the purchase of the template is open. */
  asking: boolean;
  onAsk(asking: boolean): void;
}

/** The price of a paid prompt's template, and the dialog that buys the template. */
export function UnlockPanel({ prompt, asking, onAsk }: UnlockPanelProps) {
  const { user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  const offer = useQuery(offerQuery(prompt.id)).data;
  const known = useQuery({ ...balanceQuery, enabled: user !== null, initialData: user?.conjureBalance }).data;
  const balance = user ? (known ?? user.conjureBalance) : null;
  if (!offer || prompt.viewer.access === 'owner') return null;
  const read = (): void => {
    onAsk(false);
    document.getElementById('template')?.scrollIntoView();
  };
  return (
    <>
      <UnlockCard promptId={prompt.id} offer={offer} balance={balance} onUnlock={() => (user ? onAsk(true) : openAuth({ tab: 'register', resume: () => onAsk(true) }))} />
      {asking && balance !== null && <Suspense fallback={null}><UnlockDialog prompt={prompt} offer={offer} balance={balance} onClose={() => onAsk(false)} onRead={read} /></Suspense>}
    </>
  );
}
