import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { lazyPage } from '#lib/lazy-part.ts';
import { NEW_AGENT } from '#shared/agents/agent-address.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

const AiAgentsPage = lazyPage(() => import('./ai-agents.tsx'), 'AiAgentsPage');
const AgentBuilderPage = lazyPage(() => import('./agent-builder.tsx'), 'AgentBuilderPage');

/** The page of agents, or the agent builder. They share an entry in the table of pages, because every first visit loads that table. */
export function AgentPages() {
  const { agentId } = useParams();
  const { pathname } = useLocation();
  return <Suspense fallback={<PageSkeleton />}>{agentId !== undefined || pathname === NEW_AGENT ? <AgentBuilderPage /> : <AiAgentsPage />}</Suspense>;
}
