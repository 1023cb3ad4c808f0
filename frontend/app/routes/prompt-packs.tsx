import { Suspense } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, container, wrap } from '#styled/patterns';
import { FeaturedPacks } from '#features/packs/list/featured-packs.tsx';
import { isNarrowed, readPackFilters, writePackFilters } from '#features/packs/list/filter-address.ts';
import { NoMatch, NoPacks, NoPacksOfMine, NoPacksSaved } from '#features/packs/list/no-packs.tsx';
import { PackFilters } from '#features/packs/list/pack-filters.tsx';
import { PACKS_PAGE } from '#features/packs/packs-list.words.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { searchNow } from '#lib/search-now.ts';
import { useAuth } from '#lib/session.ts';
import { PackGrid } from '#shared/packs/pack-grid.tsx';
import { packsQuery } from '#shared/packs/packs.queries.ts';
import type { PackFilters as Filters } from '#shared/packs/packs.queries.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { prefetchRoute } from '../pages.ts';

const MadePacks = lazyPart(() => import('#features/packs/list/made-packs.tsx'), 'MadePacks');

const FEATURED: Filters = { scope: 'featured' };

/** The page of prompt packs: featured ones, then all that match. The address holds tab, filters and order (docs/rules/pages.md#view-in-address). */
export function PromptPacksPage() {
  useDocumentTitle(PACKS_PAGE.title);
  const [params, setParams] = useSearchParams();
  const { user } = useAuth();
  const filters = readPackFilters(params);
  const tab = user === null ? null : params.get('tab');
  const mine = tab === 'mine';
  const saved = tab === 'saved';
  const change = (part: Filters): void => setParams(writePackFilters({ ...readPackFilters(searchNow()), ...part }), { replace: true });
  const reach = (): void => prefetchRoute('/prompt-packs/:pack');
  return (
    <div className={container({ paddingBlock: { base: '6', md: '8' } })}>
      <header className={wrap({ alignItems: 'flex-end', justifyContent: 'space-between', gap: '3', marginBlockEnd: '5' })}>
        <div className={css({ minWidth: '0' })}>
          <h1 className={css({ textStyle: 'h1' })}>{PACKS_PAGE.title}</h1>
          <p className={css({ color: 'fg.muted', marginBlockStart: '1', hideBelow: 'sm' })}>{PACKS_PAGE.intro}</p>
        </div>
        <LinkButton to="/create/pack" variant="primary" icon={<Plus aria-hidden />}>{PACKS_PAGE.createButton}</LinkButton>
      </header>
      {!mine && !saved && !isNarrowed(filters) && <Featured />}
      {user && (
        <div className={css({ marginBlockStart: '6', marginBlockEnd: '5' })}>
          <LinkTabs label={PACKS_PAGE.tabsLabel} tabs={[{ to: '/prompt-packs', label: PACKS_PAGE.allTab, current: !mine && !saved }, { to: '/prompt-packs?tab=mine', label: PACKS_PAGE.mineTab, current: mine }, { to: '/prompt-packs?tab=saved', label: PACKS_PAGE.savedTab, current: saved }]} />
        </div>
      )}
      {saved ? <PackGrid filters={{ scope: 'saved', sort: 'newest' }} empty={<NoPacksSaved />} onReach={reach} /> : mine ? (
        <div className={column({ gap: '8' })}>
          <PackGrid filters={{ scope: 'owned', sort: 'newest' }} empty={<NoPacksOfMine />} onReach={reach} />
          <Suspense fallback={null}><MadePacks /></Suspense>
        </div>
      ) : (
        <div className={column({ gap: '5', marginBlockStart: user ? '0' : '6' })}>
          <PackFilters filters={filters} onChange={change} />
          <PackGrid filters={filters} empty={isNarrowed(filters) ? <NoMatch onClear={() => setParams({}, { replace: true })} /> : <NoPacks />} onReach={reach} />
        </div>
      )}
    </div>
  );
}

/** A row of packs that moderators featured; hidden until the page knows that there are any. */
function Featured() {
  const { data, isPending } = useInfiniteQuery(packsQuery(FEATURED));
  if (isPending) return <Skeleton radius="xl" className={css({ height: { base: '[520px]', md: '[344px]' } })} />;
  const packs = data?.pages[0]?.items.slice(0, 6) ?? [];
  return packs.length > 0 && <FeaturedPacks packs={packs} />;
}
