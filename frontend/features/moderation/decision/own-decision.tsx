import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { ApiError } from '#lib/api-error.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LostRabbitScene } from '#ui/illustrations/lost-rabbit-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DecisionCard } from './decision-card.tsx';
import { decisionQuery } from './decision.queries.ts';
import { OWN_DECISION } from '../decisions.words.ts';

/** Page of one moderator's decision about the viewer. A decision about another person looks as if it did not exist. */
export function OwnDecision({ id }: { id: string }) {
  const decision = useQuery(decisionQuery(id));
  if (decision.isPending) return <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[360px]' })} /></div>;
  if (decision.data) return <DecisionCard decision={decision.data} />;
  // An invalid id in the address (400) leads to the same page as a decision that does not exist (404).
  if (decision.error instanceof ApiError && (decision.error.status === 404 || decision.error.status === 400)) {
    return <EmptyState level="h1" art={<LostRabbitScene />} title={OWN_DECISION.title} actions={<LinkButton to="/decisions">{OWN_DECISION.button}</LinkButton>}>{OWN_DECISION.notFoundText}</EmptyState>;
  }
  return <FetchProblem error={decision.error} onRetry={() => void decision.refetch()} />;
}
