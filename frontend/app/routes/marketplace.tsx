import { Suspense, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, container, flex, visuallyHidden, wrap } from '#styled/patterns';
import { ActiveFilters } from '#features/marketplace/active-filters.tsx';
import { isNarrowed, readFilters, writeFilters } from '#features/marketplace/filter-address.ts';
import type { MarketFilters } from '#features/marketplace/filter-address.ts';
import { FilterBar } from '#features/marketplace/filter-bar.tsx';
import { FilterPanel } from '#features/marketplace/filter-panel.tsx';
import { activeFilters } from '#features/marketplace/filter-words.ts';
import { MarketSearch } from '#features/marketplace/market-search.tsx';
import { PromptGrid } from '#features/prompts/prompt-grid.tsx';
import { PromptRails } from '#features/prompts/rails/prompt-rails.tsx';
import { railsQuery } from '#features/prompts/rails/rails.queries.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { searchNow } from '#lib/search-now.ts';
import { useAuth } from '#lib/session.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { InBrowser } from '#ui/in-browser.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { prefetchRoute } from '../pages.ts';
import { useCardSlots } from './marketplace/use-card-slots.tsx';
import { MARKETPLACE } from './marketplace/marketplace.words.ts';

const FilterSheet = lazyPart(() => import('#features/marketplace/filter-sheet.tsx'), 'FilterSheet');
const CreatorsTab = lazyPart(() => import('./marketplace/creators-tab.tsx'), 'CreatorsTab');
const AgentsTab = lazyPart(() => import('./marketplace/agents-tab.tsx'), 'AgentsTab');
const PacksTab = lazyPart(() => import('./marketplace/packs-tab.tsx'), 'PacksTab');
const LateRails = lazyPart(() => import('./marketplace/late-rails.tsx'), 'LateRails');
const CreatorsHint = lazyPart(() => import('#features/marketplace/creators-hint.tsx'), 'CreatorsHint');
const NothingFound = lazyPart(() => import('./marketplace/nothing-found.tsx'), 'NothingFound');

/** The page of the marketplace. The address holds filters, order and tab (docs/rules/pages.md#view-in-address). */
export function MarketplacePage() {
  useDocumentTitle('Marketplace');
  const [params, setParams] = useSearchParams();
  const { user } = useAuth();
  const [sheet, setSheet] = useState(false);
  const models = useQuery(pricingQuery).data?.rateCard.models ?? [];
  const successRates = useQuery(railsQuery).data?.successRates ?? [];
  const filters = readFilters(params);
  const active = activeFilters(filters, new Map(models.map(({ id, label }) => [id, label])));
  const named = TABS.find((name) => name === params.get('tab')) ?? null;
  // Visitors cannot open the tab of agents, because only members may use agents.
  const tab = named === 'agents' && !user ? null : named;
  // Each change adds a step to the browser's history, so the back button undoes it. The same address again adds none.
  const go = (next: URLSearchParams): void => setParams(next, { replace: `${next}` === `${searchNow()}` });
  const change = (part: MarketFilters): void => go(atTab(writeFilters({ ...readFilters(searchNow()), ...part }), tab));
  const clear = (): void => go(writeFilters({ sort: readFilters(searchNow()).sort }));
  const panel = <FilterPanel filters={filters} onChange={change} models={models} successRates={successRates} member={user !== null} />;
  return (
    <div className={container({ paddingBlock: { base: '6', md: '8' } })}>
      <header className={wrap({ alignItems: 'flex-end', justifyContent: 'space-between', gap: '3' })}>
        <div className={css({ minWidth: '0' })}>
          <h1 className={css({ textStyle: 'h1' })}>Marketplace</h1>
          <p className={css({ color: 'fg.muted', marginBlockStart: '2', hideBelow: 'sm' })}>{MARKETPLACE.promptsPeopleText}</p>
        </div>
        <LinkButton to="/create?sell=1" variant="primary" icon={<Plus aria-hidden />}>{MARKETPLACE.button}</LinkButton>
      </header>
      <div className={flex({ marginBlock: '5' })}>
        <MarketSearch words={filters.q ?? ''} onSearch={(q) => q !== (filters.q ?? '') && change({ q: q || undefined })} />
      </div>
      <div className={css({ marginBlockEnd: '5' })}>
        <LinkTabs label={MARKETPLACE.label} tabs={[null, ...TABS].filter((name) => name !== 'agents' || user).map((name) => ({ to: addressOf(filters, name), toNow: (now) => addressOf(readFilters(now), name), label: MARKETPLACE.tabs[name ?? 'prompts'], current: tab === name }))} />
      </div>
      {tab === 'packs' && <Suspense fallback={null}><PacksTab words={filters.q ?? ''} onClear={() => change({ q: undefined })} /></Suspense>}
      {tab === 'agents' && <Suspense fallback={null}><AgentsTab words={filters.q ?? ''} onClear={() => change({ q: undefined })} /></Suspense>}
      {tab === 'creators' && <Suspense fallback={null}><CreatorsTab words={filters.q ?? ''} /></Suspense>}
      {tab === null && (
        <div className={columns}>
          <aside aria-label="Filters" className={side}>{panel}</aside>
          <div className={column({ alignContent: 'start', gap: { base: '5', md: '6' }, minWidth: '0' })}>
            <FilterBar filters={filters} onChange={change} rated={successRates.length > 0} active={active.filter(({ name }) => name !== 'q' && name !== 'contentType').length} onOpenFilters={() => setSheet(true)} />
            <ActiveFilters active={active} onRemove={(name) => change({ [name]: undefined })} onClear={clear} />
            {filters.q && <Suspense fallback={null}><CreatorsHint words={filters.q} to={addressOf({ q: filters.q }, 'creators')} /></Suspense>}
            <Shelves filters={filters} onClear={clear} />
          </div>
        </div>
      )}
      {sheet && <Suspense fallback={null}><FilterSheet onClose={() => setSheet(false)} onClear={clear}>{panel}</FilterSheet></Suspense>}
    </div>
  );
}

/** Names of the marketplace's tabs in its address. The first tab, prompts, has no name. */
const TABS = ['packs', 'creators', 'agents'] as const;
type Tab = (typeof TABS)[number] | null;

function addressOf(filters: MarketFilters, tab: Tab): string {
  const search = String(atTab(writeFilters(filters), tab));
  return search === '' ? '/marketplace' : `/marketplace?${search}`;
}

function atTab(address: URLSearchParams, tab: Tab): URLSearchParams {
  if (tab !== null) address.set('tab', tab);
  return address;
}

/** The prompts of the marketplace: rows of chosen prompts while no filter is set, then all matching prompts. No prompt appears twice. */
function Shelves({ filters, onClear }: { filters: MarketFilters; onClear(): void }) {
  const { slots, sheet } = useCardSlots();
  const reach = (): void => prefetchRoute('/prompt/:idOrSlug');
  const narrowed = isNarrowed(filters);
  const railed = !narrowed && filters.sort === undefined;
  const { data: shelves } = useQuery({ ...railsQuery, enabled: railed });
  const onRails = useMemo(() => (railed ? new Set(shelves?.rails.flatMap(({ items }) => items.map(({ id }) => id))) : undefined), [railed, shelves]);
  const title = narrowed ? MARKETPLACE.promptsThatFitTitle : onRails?.size ? MARKETPLACE.morePromptsTitle : MARKETPLACE.allPromptsTitle;
  return (
    <>
      {railed && <PromptRails slots={slots} onReach={reach} />}
      {railed && <InBrowser><Suspense fallback={null}><LateRails /></Suspense></InBrowser>}
      <section aria-label={title} className={column({ gap: '4' })}>
        <h2 className={narrowed ? visuallyHidden() : css({ textStyle: 'h4' })}>{title}</h2>
        <PromptGrid
          end={(prompts) => <LoadMore list={prompts} what="prompts" />}
          narrow
          below={!narrowed}
          except={onRails}
          filters={filters}
          slots={slots}
          onReach={reach}
          note={({ correctedTo }) => correctedTo && <p role="status" className={css({ color: 'fg.muted' })}><Sentence text={MARKETPLACE.correctedText(filters.q ?? '')} parts={{ correctedTo: <strong className={css({ color: 'fg' })}>{correctedTo}</strong> }} /></p>}
          empty={<Suspense fallback={null}><NothingFound words={filters.q ?? ''} onClear={onClear} /></Suspense>}
        />
      </section>
      {sheet}
    </>
  );
}

const columns = css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '232px minmax(0, 1fr)' }, columnGap: '8', alignItems: 'start' });
const side = css({ hideBelow: 'lg', position: 'sticky', insetBlockStart: '[84px]', maxHeight: '[calc(100dvh - 100px)]', overflowY: 'auto', scrollbarWidth: '[thin]', paddingBlock: '1', paddingInline: '1', marginInline: '-1' });
