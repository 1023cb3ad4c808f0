import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowDownWideNarrow, Plus, Search } from 'lucide-react';
import { css } from '#styled/css';
import { centered, column, wrap } from '#styled/patterns';
import type { Collection } from '#contracts/collections.ts';
import { keysOf } from '#contracts/typed-records.ts';
import { collectionsQuery } from '#shared/collections/collections.queries.ts';
import { say } from '#lib/plain-words.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { SleepingHatScene } from '#ui/illustrations/sleeping-hat-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { KIND_WORDS, MY_COLLECTIONS_LIST, SORT_WORDS } from '../collections.words.ts';
import { AS_THEY_CAME, arrange, isArranged } from './arrangement.ts';
import type { Arrangement } from './arrangement.ts';
import { CollectionSection } from './collection-section.tsx';

const KINDS = [{ value: 'all', label: 'All' }, { value: 'prompts', label: KIND_WORDS.prompts }, { value: 'creations', label: KIND_WORDS.creations }] as const;
const SORTS = keysOf(SORT_WORDS).map((value) => ({ value, label: SORT_WORDS[value] }));

/** The list of collections that the viewer owns, contributes to or follows. */
export function MyCollections({ onNew }: { onNew(): void }) {
  const [arrangement, setArrangement] = useState<Arrangement>(AS_THEY_CAME);
  const change = (part: Partial<Arrangement>): void => setArrangement((before) => ({ ...before, ...part }));
  const [mine, ...others] = [useInfiniteQuery(collectionsQuery('mine')), useInfiniteQuery(collectionsQuery('contributing')), useInfiniteQuery(collectionsQuery('following'))] as const;
  const lists = [mine, ...others];
  const alone = others.every(({ data }) => data?.pages[0]?.items.length === 0);
  // Shows a welcome text when the viewer's only collection is "Saved" and it has no works. "Saved" exists from the start and cannot count.
  const nothing = (known: readonly Collection[]) => alone && known.every(({ isSaved, itemCount }) => isSaved && itemCount === 0) && (
    <EmptyState
      art={<SleepingHatScene />} size="lg" title={say(...MY_COLLECTIONS_LIST.emptyTitle)}
      actions={<><LinkButton to="/marketplace" variant="primary" size="lg">{MY_COLLECTIONS_LIST.browseButton}</LinkButton><Button size="lg" icon={<Plus aria-hidden />} onClick={onNew}>{MY_COLLECTIONS_LIST.newTile}</Button></>}
    >
      {MY_COLLECTIONS_LIST.emptyText}
    </EmptyState>
  );
  const noMatch = (known: readonly Collection[]) => isArranged(arrangement) && arrange(known, arrangement).length === 0 && (
    <p role="status" className={wrap({ gap: '3', alignItems: 'center', color: 'fg.muted' })}>{MY_COLLECTIONS_LIST.noMatchText}<Button size="sm" onClick={() => setArrangement(AS_THEY_CAME)}>{MY_COLLECTIONS_LIST.clearButton}</Button></p>
  );
  const sections = (
    <>
      <CollectionSection
        scope="mine" heading={MY_COLLECTIONS_LIST.mineHeading} arrangement={arrangement} empty={(known) => nothing(known) || noMatch(known)}
        last={isArranged(arrangement) ? undefined : <button type="button" className={newTile} onClick={onNew}><span className={plus}><Plus size={20} aria-hidden /></span>{MY_COLLECTIONS_LIST.newTile}</button>}
      />
      <CollectionSection scope="contributing" heading={MY_COLLECTIONS_LIST.contributingHeading} arrangement={arrangement} />
      <CollectionSection scope="following" heading={MY_COLLECTIONS_LIST.followingHeading} arrangement={arrangement} />
    </>
  );
  return (
    <div className={column({ gap: { base: '8', md: '12' } })}>
      <div className={wrap({ gap: '2', alignItems: 'center', marginBlockEnd: { base: '-3', md: '-6' } })}>
        <div className={css({ flex: '[1 1 130px]', maxWidth: '[400px]' })}><SearchBox q={arrangement.words} onSearch={(words) => change({ words })} placeholder={MY_COLLECTIONS_LIST.searchPlaceholder} icon={<Search size={16} aria-hidden />} /></div>
        <SegmentedControl label={MY_COLLECTIONS_LIST.contentsLabel} options={KINDS} value={arrangement.kind === 'mixed' ? 'all' : arrangement.kind} onValueChange={(kind) => change({ kind })} className={css({ hideBelow: 'md' })} />
        <Select label={MY_COLLECTIONS_LIST.sortLabel} icon={<ArrowDownWideNarrow size={16} aria-hidden />} options={SORTS} value={arrangement.sort} onValueChange={(sort) => change({ sort })} className={css({ marginInlineStart: 'auto' })} />
      </div>
      {lists.every(({ isError, data }) => isError && !data) ? <FetchProblem error={mine.error} onRetry={() => lists.forEach((list) => void list.refetch())} /> : sections}
    </div>
  );
}

const newTile = css({
  display: 'grid', placeContent: 'center', justifyItems: 'center', gap: '3', width: 'full', height: 'full', minHeight: '[150px]', borderRadius: 'lg', border: '[1px dashed {colors.line}]',
  textStyle: 'label', color: 'fg', cursor: 'pointer', _hover: { borderColor: 'brand' },
});
const plus = centered({ width: '11', height: '11', borderRadius: 'full', backgroundColor: 'raised' });
