import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { priceLabel } from '#contracts/price-label.ts';
import type { PromptCard } from '#contracts/prompts.ts';
import { css, cx } from '#styled/css';
import { aboveLink, flexFill, hstack, metaText, stack, stretchedLink, twoColumns, wrap } from '#styled/patterns';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { CoverPicture } from '#shared/prompts/cover-picture.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { ItemMenu } from './item-menu.tsx';
import { idOf } from './item-order.ts';
import { ItemsHeading, ItemsWaiting } from './items-frame.tsx';
import { SortableItem, SortableItems } from './sortable-items.tsx';
import { useItemMoves } from './use-item-moves.tsx';
import { useItemOrder } from './use-item-order.ts';
import type { OpenPage } from './folder-view.tsx';
import { FOLDER_ITEMS, FOLDER_VIEW } from './folder-page.words.ts';

export type ItemsQuery = UseInfiniteQueryResult<InfiniteData<OpenPage>, unknown>;

const PART = { type: 'prompt', sort: 'own' } as const;

/** The list of a folder's prompts, in their owner's order. */
export function PromptItems({ slug, page: { folder, own, startsWith }, query }: { slug: string; page: OpenPage; query: ItemsQuery }) {
  const entries = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = folder.counts?.prompts ?? entries.length;
  const order = useItemOrder({ slug, folderId: folder.id, part: PART, entries, total });
  const moves = useItemMoves(folder.id);
  const ordered = own && folder.kind === 'manual';
  if (query.isPending) return <ItemsWaiting />;
  if (query.isError && !query.data) return <FetchProblem error={query.error} onRetry={() => void query.refetch()} />;
  if (entries.length === 0) return null;
  const begins = startsWith !== null && (startsWith.model !== null || startsWith.inputs.length > 0);
  return (
    <section aria-label={FOLDER_VIEW.promptsHeading} className={stack({ gap: '3' })}>
      <ItemsHeading heading={FOLDER_VIEW.promptsHeading} count={folder.counts ? total : null}>
        {ordered && <span aria-hidden="true" className={cx(hints, keysOnly)}><Kbd>{FOLDER_ITEMS.altKey}</Kbd><Kbd>↑</Kbd><Kbd>↓</Kbd>{FOLDER_ITEMS.moveHint}</span>}
      </ItemsHeading>
      <SortableItems ids={entries.map(idOf)} listRef={order.list} label={FOLDER_VIEW.promptsHeading} className={rows} onMove={order.move}>
        {entries.map((entry) => entry.itemType === 'prompt' && (
          <SortableItem
            key={entry.prompt.id} id={entry.prompt.id} fixed={!ordered} className={row}
            onKeyDown={(event) => {
              if (ordered) order.onKeyDown(event, entry.prompt.id);
              if (own && event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey) moves.ask(entry);
            }}
          >
            <Row prompt={entry.prompt} to={begins ? `/prompt/${entry.prompt.slug}?folder=${folder.slug}` : `/prompt/${entry.prompt.slug}`} begins={begins} />
            {own && <ItemMenu title={entry.prompt.title} ordered={ordered} acts={{ step: (by) => order.step(entry.prompt.id, by), moveTo: () => moves.ask(entry), takeOut: () => moves.takeOut(entry) }} />}
          </SortableItem>
        ))}
      </SortableItems>
      <LoadMore byButton list={query} what="prompts" />
      <LiveRegion>{order.said}</LiveRegion>
      {moves.picker}
    </section>
  );
}

function Row({ prompt, to, begins }: { prompt: PromptCard; to: string; begins: boolean }) {
  return (
    <>
      <span data-type={prompt.contentType} className={thumb}>{prompt.coverUrl && <CoverPicture url={prompt.coverUrl} type={prompt.contentType} />}</span>
      <div className={flexFill()}>
        <h3 className={css({ textStyle: 'small', fontWeight: 'semibold', lineClamp: '2' })}><Link to={to} draggable={false} className={link}>{prompt.title}</Link></h3>
        <p data-type={prompt.contentType} className={wrap({ alignItems: 'center', columnGap: '1.5', minWidth: '0' })}>
          <span className={css({ color: 'kind', display: 'inline-flex' })}><TypeIcon type={prompt.contentType} size={13} /></span>
          <span className={metaText({ truncate: true })}>{begins ? FOLDER_ITEMS.startsText : categoryLabel(prompt.category)}</span>
          {!begins && <span className={metaText()}>{priceLabel(prompt).label}</span>}
        </p>
      </div>
      <LinkButton size="sm" to={to} draggable={false} aria-label={FOLDER_ITEMS.runLabel(prompt.title)} className={aboveLink()}><Play size={14} aria-hidden />{FOLDER_ITEMS.runButton}</LinkButton>
    </>
  );
}

const hints = hstack({ gap: '1.5', marginInlineStart: 'auto', textStyle: 'meta', color: 'fg.subtle', display: { base: 'none', md: 'flex' } });
const rows = twoColumns({ gap: '3' });
const row = hstack({ position: 'relative', gap: '3', layerStyle: 'card', padding: '2.5', minWidth: '0', minHeight: '[74px]', '&:is(:hover, :focus-within)': { borderColor: 'line' } });
const thumb = css({ flex: 'none', width: '12', height: '12', borderRadius: 'md', overflow: 'hidden', backgroundColor: 'kind.soft', borderBottom: '[2px solid {colors.kind}]' });
const link = stretchedLink();
