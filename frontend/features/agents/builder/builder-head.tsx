import { Suspense, useState } from 'react';
import { ArrowLeft, ChartNoAxesColumn, GitFork, History, MoreHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css, cx } from '#styled/css';
import { hstack, longWords, wrap } from '#styled/patterns';
import { button } from '#styled/recipes';
import { lazyPart } from '#lib/lazy-part.ts';
import { agentPath } from '#shared/agents/agent-address.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useDraft } from '../draft/draft-context.ts';
import { AGENT_BUILDER, PUBLISH } from '../agents-builder.words.ts';
import { SaveChip } from './save-chip.tsx';

const AgentMenu = lazyPart(() => import('./agent-menu.tsx'), 'AgentMenu');

interface BuilderHeadProps {
  onPublish(): void;
  onVersions(): void;
  onFigures(): void;
}

/** The head of the agent builder: the agent's name, whether the draft is saved, and buttons such as Publish. */
export function BuilderHead({ onPublish, onVersions, onFigures }: BuilderHeadProps) {
  const { agent, definition: { name } } = useDraft();
  const [menu, setMenu] = useState(false);
  const version = agent?.publishedVersion ?? null;
  const badge = version === null ? AGENT_BUILDER.draftBadge : agent?.changed ? AGENT_BUILDER.draftOf(version) : AGENT_BUILDER.publishedBadge(version);
  return (
    <header className={wrap({ alignItems: 'center', columnGap: '3', rowGap: '2', marginBlockEnd: '5' })}>
      <Link to="/ai-agents?tab=mine" aria-label={AGENT_BUILDER.backLabel} className={cx(button({ variant: 'ghost', size: 'sm', shape: 'icon' }), css({ hideBelow: 'md', '& svg': { width: '[18px]', height: '[18px]' } }))}><ArrowLeft aria-hidden /></Link>
      <h1 className={longWords({ textStyle: 'h3', flex: { base: '[0 0 100%]', md: 'none' }, maxWidth: 'full' })}>{name.trim() || (agent ? AGENT_BUILDER.unnamedTitle : AGENT_BUILDER.newTitle)}</h1>
      <div className={wrap({ gap: '2', alignItems: 'center', minWidth: '0' })}>
        <Badge tone={version !== null && !agent?.changed ? 'good' : 'neutral'}>{badge}</Badge>
        {agent?.forkedFrom && <Link to={agentPath(agent.forkedFrom.slug)} className={css({ textDecoration: 'none' })}><Badge><GitFork size={13} aria-hidden />{AGENT_BUILDER.forkBadge(agent.forkedFrom.name)}</Badge></Link>}
        <SaveChip />
      </div>
      <div className={hstack({ gap: '2', marginInlineStart: 'auto' })}>
        {version !== null && (
          <>
            <Button variant="ghost" icon={<ChartNoAxesColumn aria-hidden />} className={css({ hideBelow: 'sm' })} onClick={onFigures}>{AGENT_BUILDER.performanceButton}</Button>
            <Button variant="ghost" icon={<History aria-hidden />} className={css({ hideBelow: 'sm' })} onClick={onVersions}>{AGENT_BUILDER.versionsButton}</Button>
          </>
        )}
        {agent && (menu
          ? <Suspense fallback={null}><AgentMenu agent={agent} onVersions={onVersions} onFigures={onFigures} /></Suspense>
          : <IconButton label={PUBLISH.moreLabel} aria-haspopup="menu" onClick={() => setMenu(true)}><MoreHorizontal aria-hidden /></IconButton>)}
        <Button variant="primary" className={css({ hideBelow: 'lg' })} onClick={onPublish}>{version === null ? AGENT_BUILDER.publishButton : AGENT_BUILDER.publishChangesButton}</Button>
      </div>
    </header>
  );
}
