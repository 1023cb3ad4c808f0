import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { container, leadText, wrap } from '#styled/patterns';
import { AGENTS_PAGE } from '#features/agents/agents.words.ts';
import { AgentFilters } from '#features/agents/discover/agent-filters.tsx';
import { AGENT_TABS, agentsPath, isNarrowed, readAgentFilters, totalOf, writeAgentFilters } from '#features/agents/discover/list-address.ts';
import { NoAgents } from '#features/agents/discover/no-agents.tsx';
import { OwnCorner, OwnNote } from '#features/agents/discover/own-corner.tsx';
import { AgentPicks } from '#features/agents/discover/agent-picks.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { say } from '#lib/plain-words.ts';
import { searchNow } from '#lib/search-now.ts';
import { NEW_AGENT } from '#shared/agents/agent-address.ts';
import { AgentGrid } from '#shared/agents/agent-grid.tsx';
import { agentsOverviewQuery } from '#shared/agents/agents.queries.ts';
import type { AgentFilters as Filters } from '#shared/agents/agents.queries.ts';
import { Field } from '#ui/field.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { useDocumentTitle } from '../document-title.ts';

const loadDialog = () => import('#features/agents/detail/agent-dialog.tsx');
const AgentDialog = lazyPart(loadDialog, 'AgentDialog');

const TAB_WORDS = { discover: AGENTS_PAGE.discoverTab, mine: AGENTS_PAGE.mineTab, favourites: AGENTS_PAGE.favouritesTab };

/**
 * The page of public agents, own ones and favourites. The address holds tab, search, category, order and the open agent
 * (docs/rules/pages.md#view-in-address).
 */
export function AiAgentsPage() {
  useDocumentTitle(AGENTS_PAGE.title);
  const [params, setParams] = useSearchParams();
  const filters = readAgentFilters(params);
  const mine = filters.scope === 'mine';
  const opened = params.get('agent');
  const { data: overview, isError } = useQuery(agentsOverviewQuery);
  const change = (part: Filters, replace = true): void => setParams(writeAgentFilters({ ...readAgentFilters(searchNow()), ...part }), { replace });
  return (
    <div className={container({ paddingBlock: { base: '6', md: '8' } })}>
      <header className={wrap({ alignItems: 'flex-end', justifyContent: 'space-between', gap: '3', marginBlockEnd: { base: '4', md: '6' } })}>
        <div className={css({ minWidth: '0' })}>
          <h1 className={css({ textStyle: 'h1' })}>{AGENTS_PAGE.title}</h1>
          <p className={leadText()}>{say(...AGENTS_PAGE.intro)}</p>
        </div>
        <LinkButton to={NEW_AGENT} variant="primary" icon={<Plus aria-hidden />} className={css({ width: { base: 'full', sm: 'auto' } })}>{AGENTS_PAGE.createButton}</LinkButton>
      </header>
      <Field label={AGENTS_PAGE.searchLabel} hideLabel>
        <SearchBox q={filters.q ?? ''} onSearch={(q) => q !== (filters.q ?? '') && change({ q: q === '' ? undefined : q }, false)} placeholder={AGENTS_PAGE.searchPlaceholder} icon={<Search size={18} aria-hidden />} />
      </Field>
      <div className={css({ marginBlockStart: '2' })}>
        <LinkTabs label={AGENTS_PAGE.tabsLabel} tabs={AGENT_TABS.map((scope) => ({ to: agentsPath({ scope, q: filters.q }), toNow: (now) => agentsPath({ scope, q: readAgentFilters(now).q }), label: TAB_WORDS[scope], current: filters.scope === scope, ...(overview && { count: overview.counts[scope] }) }))} />
      </div>
      {filters.scope === 'discover' && !isNarrowed(filters) && <AgentPicks picks={overview ? overview.picks : isError ? [] : undefined} pathOf={(slug) => agentsPath(filters, slug)} onReach={() => void loadDialog()} />}
      {filters.scope === 'discover' ? <AgentFilters filters={filters} counts={overview?.counts} onChange={change} /> : <div className={css({ height: '5' })} />}
      <AgentGrid
        filters={filters} total={overview && totalOf(filters, overview.counts)} pathOf={({ slug }) => agentsPath(filters, slug)} onReach={() => void loadDialog()}
        {...(mine && { cornerOf: (agent) => <OwnCorner agent={agent} />, noteOf: (agent) => <OwnNote agent={agent} /> })}
        empty={<NoAgents filters={filters} onClear={() => change({ q: undefined, category: undefined })} />}
      />
      {opened !== null && opened !== '' && <Suspense fallback={null}><AgentDialog key={opened} idOrSlug={opened} onClose={() => setParams(writeAgentFilters(readAgentFilters(searchNow())))} /></Suspense>}
    </div>
  );
}
