import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useParams } from 'react-router-dom';
import { container } from '#styled/patterns';
import { GiftCard } from '#features/packs/gift/gift-card.tsx';
import { giftQuery } from '#features/packs/gift/gift.queries.ts';
import { GIFT_CARD } from '#features/packs/packs-gift.words.ts';
import { ApiError } from '#lib/api-error.ts';
import { useAuth } from '#lib/session.ts';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LostRabbitScene } from '#ui/illustrations/lost-rabbit-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

/** The page that the link of a gift opens. A reader who may not see the gift is told that there is none. */
export function GiftPage() {
  const { code = '' } = useParams();
  const { status, user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  // A personal gift is shown only to its receiver, so the query runs again after the reader signs in.
  const { data, error, isPending, refetch } = useQuery({ ...giftQuery(code), enabled: status !== 'loading' });
  useDocumentTitle(GIFT_CARD.title);
  if (isPending) return <PageSkeleton />;
  if (data) return <div className={container({ paddingBlock: '8' })}><GiftCard code={code} gift={data} onSignIn={user ? null : (resume) => openAuth({ tab: 'register', resume })} /></div>;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return <EmptyState level="h1" size="lg" art={<LostRabbitScene />} title={GIFT_CARD.missingTitle} actions={<LinkButton to="/prompt-packs" variant="primary">{GIFT_CARD.missingButton}</LinkButton>}>{GIFT_CARD.missingText}</EmptyState>;
  }
  return <div className={container({ paddingBlock: '8' })}><FetchProblem error={error} onRetry={() => void refetch()} /></div>;
}
