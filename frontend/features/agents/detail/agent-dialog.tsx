import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Flag, Link2 } from 'lucide-react';
import { css } from '#styled/css';
import { column, hstack, multilineText } from '#styled/patterns';
import type { AgentDetail } from '#contracts/agents.ts';
import { ApiError } from '#lib/api-error.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { agentPath } from '#shared/agents/agent-address.ts';
import { AGENT_CATEGORIES } from '#shared/agents/agents.words.ts';
import { agentQuery } from '#shared/agents/agents.queries.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { AGENT_DIALOG } from '../agents.words.ts';
import { AgentAbilities } from './agent-abilities.tsx';
import { AgentFacts } from './agent-facts.tsx';
import { AgentSide } from './agent-side.tsx';
import { AgentStarters } from './agent-starters.tsx';
import { PhoneBar } from './phone-bar.tsx';

const ReportDialog = lazyPart(() => import('#shared/reporting/report-dialog.tsx'), 'ReportDialog');
const MemoryPanel = lazyPart(() => import('./memory-panel.tsx'), 'MemoryPanel');

/** The dialog with an agent's description and price, and a button that begins a chat with it. */
export function AgentDialog({ idOrSlug, onClose }: { idOrSlug: string; onClose(): void }) {
  const { data: agent, error, refetch } = useQuery(agentQuery(idOrSlug));
  const [reporting, setReporting] = useState(false);
  // The report dialog replaces the agent's dialog, because two open dialogs would cover each other.
  if (reporting && agent) return <Suspense fallback={null}><ReportDialog reported={{ type: 'agent', id: agent.id, name: agent.name }} onClose={() => setReporting(false)} /></Suspense>;
  const missing = error instanceof ApiError && error.status === 404;
  return (
    <Dialog open size="lg" hideTitle onOpenChange={(open) => !open && onClose()} title={agent?.name ?? AGENT_DIALOG.waitingTitle} bodyClassName={body}>
      {agent ? <Content agent={agent} onReport={() => setReporting(true)} />
        : missing ? <EmptyState level="h2" size="sm" title={AGENT_DIALOG.missingTitle} actions={<Button variant="primary" onClick={onClose}>{AGENT_DIALOG.closeButton}</Button>}>{AGENT_DIALOG.missingText}</EmptyState>
          : error ? <div className={css({ padding: '6' })}><FetchProblem error={error} onRetry={() => void refetch()} /></div>
            : <Waiting />}
    </Dialog>
  );
}

const Content = ({ agent, onReport }: { agent: AgentDetail; onReport(): void }) => (
  <div className={columns}>
    <AgentSide agent={agent} />
    <div className={column({ gap: '6', alignContent: 'start', padding: { base: '4', md: '6' }, minWidth: '0' })}>
      <div className={hstack({ gap: '2', paddingInlineEnd: { md: '8' } })}>
        <Chip>{AGENT_CATEGORIES[agent.category]}</Chip>
        <span className={hstack({ gap: '1', marginInlineStart: 'auto' })}>
          <IconButton size="sm" label={AGENT_DIALOG.copyLabel} onClick={() => void copyLink(agent.slug)}><Link2 aria-hidden /></IconButton>
          {!agent.viewer.own && <IconButton size="sm" label={AGENT_DIALOG.reportLabel} onClick={onReport}><Flag aria-hidden /></IconButton>}
        </span>
      </div>
      {agent.greeting !== '' && (
        <section className={column({ gap: '2' })}>
          <h3 className={css({ textStyle: 'label' })}>{AGENT_DIALOG.greetingHeading}</h3>
          <p className={multilineText({ color: 'fg.muted' })}>{agent.greeting}</p>
        </section>
      )}
      <AgentStarters agent={agent} />
      <AgentAbilities abilities={agent.abilities} />
      <AgentFacts agent={agent} />
      {agent.memory && <Suspense fallback={<Skeleton radius="md" className={css({ height: '[96px]' })} />}><MemoryPanel agentId={agent.id} /></Suspense>}
    </div>
    <PhoneBar agent={agent} />
  </div>
);

const Waiting = () => (
  <div className={columns} aria-busy="true">
    <div className={column({ gap: '4', padding: '6', justifyItems: 'center', alignContent: 'start' })}>
      <Skeleton className={css({ width: '[116px]', height: '[116px]', borderRadius: '[28%]' })} />
      <Skeleton radius="md" className={css({ width: 'full', height: '[220px]' })} />
    </div>
    <div className={column({ gap: '4', padding: '6', alignContent: 'start', minHeight: { md: '[560px]' } })}>
      <Skeleton className={css({ height: '7', width: '[180px]', borderRadius: 'full' })} />
      <Skeleton radius="md" className={css({ height: '[120px]' })} />
      <Skeleton radius="md" className={css({ height: '[220px]' })} />
    </div>
  </div>
);

/** Copies the agent's address to the clipboard. When the browser refuses, a toast shows the address for copying by hand. */
async function copyLink(slug: string): Promise<void> {
  const url = new URL(agentPath(slug), window.location.origin).href;
  await navigator.clipboard.writeText(url).then(
    () => toast({ tone: 'success', title: AGENT_DIALOG.copiedToast }),
    () => toast({ title: AGENT_DIALOG.copyByHandToast, description: url, durationMs: 20_000 }),
  );
}

const body = css({ padding: '0!' });
const columns = css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '268px minmax(0, 1fr)' } });
