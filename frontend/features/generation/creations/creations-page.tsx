import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { History as HistoryIcon, Sparkles } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { container, mutedText, wrap } from '#styled/patterns';
import type { Creation, CreationCounts } from '#contracts/creations.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { say } from '#lib/plain-words.ts';
import { searchNow } from '#lib/search-now.ts';
import { creationCountsQuery } from '#shared/creations/creations.queries.ts';
import { useChangeCreation } from '#shared/creations/creations.mutations.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ScrollingTabs } from '#ui/scrolling-tabs.tsx';
import { remixAddress } from './card-acts.ts';
import type { CardActs } from './card-acts.ts';
import { askedFor, FILTERS, TABS, tabAddress } from './creations-address.ts';
import type { Tab } from './creations-address.ts';
import { CreationsList } from './creations-list.tsx';
import { CREATIONS_PAGE } from './creations.words.ts';
import { FilterChips } from './filter-chips.tsx';
import { MakingNow } from './making-now.tsx';
import { StorageMeter } from './storage-meter.tsx';
import { Toolbar } from './toolbar.tsx';
import { useDownload } from './use-download.tsx';

const CreationDialog = lazyPart(() => import('./creation-dialog.tsx'), 'CreationDialog');
const CreationSheet = lazyPart(() => import('./sheet/creation-sheet.tsx'), 'CreationSheet');
const PromptPicker = lazyPart(() => import('#shared/creations/prompt-picker.tsx'), 'PromptPicker');
const AddToCollection = lazyPart(() => import('#shared/collections/add-to-collection.tsx'), 'AddToCollection');

const COUNT_OF: Record<Tab, keyof CreationCounts> = { all: 'all', text: 'text', images: 'image', videos: 'video', favourites: 'favourites', public: 'public', trash: 'trash' };

/** My Creations: all creations of the signed-in member, whose filters are in the address. */
export function CreationsPage() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const asked = askedFor(params);
  const counts = useQuery(creationCountsQuery).data;
  const change = useChangeCreation();
  const download = useDownload();
  const [collecting, setCollecting] = useState<Creation | null>(null);
  const [animating, setAnimating] = useState<Creation | null>(null);
  const filtered = Object.keys(asked.filters).length > 0;
  const set = (name: string, value: string | undefined, replace = true): void => {
    const next = searchNow();
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace, preventScrollReset: true });
  };
  const clear = (): void => {
    const next = searchNow();
    for (const name of FILTERS) next.delete(name);
    setParams(next, { replace: true });
  };
  const acts: Omit<CardActs, 'toggle' | 'place' | 'move' | 'trash' | 'restore'> = {
    open: ({ id }) => set('creation', id, false),
    star: ({ id, favourite }) => change.mutate({ id, favourite: !favourite }),
    remix: (creation) => void navigate(remixAddress(creation) ?? `/my-creations?creation=${creation.id}`),
    animate: setAnimating,
    collect: setCollecting,
    download: download.one,
    show: ({ id }, open) => change.mutate({ id, visibility: open ? 'public' : 'private' }),
  };
  // The creation or the run whose details the address opens. Messages and receipts link to a run, whatever its state.
  const [opened, runId] = [params.get('creation'), params.get('run')];
  const total = counts && !filtered ? counts[COUNT_OF[asked.tab]] : null;
  const close = (): void => {
    const next = searchNow();
    next.delete('creation');
    next.delete('run');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={container({ paddingBlockStart: { base: '5', md: '8' }, paddingBlockEnd: { base: '24', md: '8' } })}>
      <header className={wrap({ columnGap: '4', rowGap: '3', alignItems: 'end', marginBlockEnd: '3' })}>
        <div className={css({ flex: '[1 1 auto]' })}>
          <h1 className={css({ textStyle: 'h1' })}>{CREATIONS_PAGE.pageTitle}</h1>
          {counts && <p className={mutedText({ hideBelow: 'md', tabular: true })}>{CREATIONS_PAGE.madeText(counts.all, counts.public)}</p>}
        </div>
        <div className={css({ width: { base: '[128px]', md: 'auto' } })}><StorageMeter /></div>
        <LinkButton to="/history" variant="ghost" icon={<HistoryIcon aria-hidden />} className={css({ hideBelow: 'md' })}>{CREATIONS_PAGE.historyLink}</LinkButton>
        <LinkButton to="/marketplace" variant="magic" icon={<Sparkles aria-hidden />} className={make} data-bare={!counts || (counts.all === 0 && asked.tab === 'all') || undefined}>
          <span className={css({ mdDown: { srOnly: true } })}>{CREATIONS_PAGE.makeButton}</span><span aria-hidden className={css({ hideFrom: 'md' })}>{CREATIONS_PAGE.makeBriefButton}</span>
        </LinkButton>
      </header>
      <div className={css({ marginBlockEnd: '5' })}>
        <ScrollingTabs label={CREATIONS_PAGE.tabsLabel} tabs={TABS.map((tab) => ({ to: tabAddress(params, tab), label: CREATIONS_PAGE.tabs[tab], current: tab === asked.tab, ...(counts && { count: counts[COUNT_OF[tab]] }) }))} />
      </div>
      {asked.tab !== 'trash' && <MakingNow />}
      <Toolbar asked={asked} set={set} />
      <FilterChips filters={asked.filters} onRemove={(name) => set(name, undefined)} onClear={clear} />
      <CreationsList
        key={JSON.stringify(asked.view)} asked={asked} total={total} filtered={filtered} acts={acts} onClear={clear}
        empty={(
          <EmptyState art={<FrameScene />} size="lg" title={say(...CREATIONS_PAGE.emptyTitle)} actions={<LinkButton to="/marketplace" size="lg">{CREATIONS_PAGE.makeButton}</LinkButton>}>
            {CREATIONS_PAGE.emptyText}
          </EmptyState>
        )}
      />
      <Suspense fallback={null}>
        {opened && <CreationSheet key={opened} id={opened} view={asked.view} total={total} onOpen={(id) => set('creation', id)} onClose={close} />}
        {!opened && runId && <CreationDialog key={runId} runId={runId} onClose={close} onRetried={(id) => set('run', id)} />}
        {animating && <PromptPicker creationId={animating.id} outputId={animating.outputs[0]?.id ?? '0'} type="video" onClose={() => setAnimating(null)} />}
        {collecting && <AddToCollection works={[{ itemType: 'creation', itemId: collecting.id }]} about={collecting.title} onClose={() => setCollecting(null)} />}
      </Suspense>
    </div>
  );
}

/* On phones the button that makes something new stays in view below the list, above the job tray. It makes room for the bar for selected creations. The empty tab with all creations has a button of its own. */
const make = css({
  mdDown: {
    position: 'fixed', insetInlineEnd: '4', insetBlockEnd: '[calc(var(--toast-offset, 0px) + var(--page-bar, 0px) + max(16px, env(safe-area-inset-bottom)))]', zIndex: 'tray', boxShadow: 'overlay',
    '&[data-bare]': { display: 'none' }, 'main:has([data-selecting]) &': { display: 'none' },
  },
});
