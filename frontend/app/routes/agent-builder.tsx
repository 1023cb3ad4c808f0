import { startTransition, useMemo, useState } from 'react';
import type { ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useNavigate, useParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, container } from '#styled/patterns';
import { agentDefinition } from '#contracts/agent-builder.ts';
import { AGENT_BUILDER } from '#features/agents/agents-builder.words.ts';
import { AgentBuilder } from '#features/agents/builder/agent-builder.tsx';
import { openedAgentQuery } from '#features/agents/draft/draft.queries.ts';
import { ApiError } from '#lib/api-error.ts';
import { useAuth } from '#lib/session.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { editAgentPath } from '#shared/agents/agent-address.ts';
import { createLocalCopies } from '#shared/draft-sync/local-copies.ts';
import { tabAtom } from '#shared/draft-sync/tab-identity.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { useRunOutcome } from './run-outcome.ts';

/** The page of the agent builder, for a new agent or one of the author's own. */
export function AgentBuilderPage() {
  const { user } = useAuth();
  const hydrated = useHydrated();
  useDocumentTitle(AGENT_BUILDER.pageTitle);
  return (
    <div className={container({ paddingBlock: { base: '4', md: '6' } })}>
      {user && hydrated ? <Opened key={user.id} userId={user.id} /> : <Waiting />}
    </div>
  );
}

/** Opens the agent of the address in the builder. A new agent gets its address while it is written, and the builder then stays as it is. */
function Opened({ userId }: { userId: string }) {
  const { agentId } = useParams();
  const navigate = useNavigate();
  const tab = useAtomValue(tabAtom);
  const copies = useMemo(() => createLocalCopies({ storage: () => window.localStorage, prefix: 'conjure.agent', content: agentDefinition, userId, tab }), [userId, tab]);
  const [created, setCreated] = useState<string | null>(null);
  const [seen, setSeen] = useState(agentId);
  const [turn, setTurn] = useState(0);
  if (seen !== agentId) {
    setSeen(agentId);
    if (agentId === undefined) setTurn(turn + 1);
  }
  const shared = { userId, copies, useRunOutcome };
  if (agentId !== undefined && agentId !== created) return <Found key={agentId} {...shared} agentId={agentId} onCreated={() => undefined} />;
  return (
    <Found
      key={`new-${turn}`} {...shared} agentId={null}
      // React renders the new address as a transition. The agent's id belongs to the same one, or the builder would open the agent anew.
      onCreated={({ id }) => startTransition(() => {
        setCreated(id);
        void navigate(editAgentPath(id), { replace: true, state: { stay: true }, preventScrollReset: true });
      })}
    />
  );
}

interface FoundProps extends Omit<ComponentProps<typeof AgentBuilder>, 'agent' | 'openTabs'> {
  agentId: string | null;
}

function Found({ agentId, ...rest }: FoundProps) {
  // Saving a new agent changes the address. The builder keeps the agent that it loaded for the first address.
  const { data: found, error, refetch } = useQuery(openedAgentQuery(agentId));
  if (found) return <AgentBuilder {...rest} agent={found.agent} openTabs={found.openTabs} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 403)) {
    return <EmptyState level="h1" title={AGENT_BUILDER.missingTitle} actions={<LinkButton variant="primary" to="/ai-agents?tab=mine">{AGENT_BUILDER.missingButton}</LinkButton>}>{AGENT_BUILDER.missingText}</EmptyState>;
  }
  return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <Waiting />;
}

const Waiting = () => (
  <div aria-busy="true" className={column({ gap: '5' })}>
    <Skeleton radius="md" className={css({ height: '10', width: '[280px]', maxWidth: 'full' })} />
    <div className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px', xl: '176px minmax(0, 1fr) 392px' } })}>
      <Skeleton radius="lg" className={css({ hideBelow: 'xl', height: '[260px]' })} />
      <Skeleton radius="xl" className={css({ height: '[640px]' })} />
      <Skeleton radius="xl" className={css({ hideBelow: 'lg', height: '[480px]' })} />
    </div>
  </div>
);
