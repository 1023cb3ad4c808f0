import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, dividedList, flexFill, hstack, longWords, metaText } from '#styled/patterns';
import { Badge } from '#ui/badge.tsx';
import type { BadgeProps } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import type { PackStatus } from '#contracts/packs.ts';
import { packPreview } from '#contracts/pack-address.ts';
import { PACK_STATES } from '#shared/packs/packs.words.ts';
import { ownPacksQuery } from '../own-packs.queries.ts';
import { MADE_PACKS } from '../packs-list.words.ts';

const TONES: Record<PackStatus, BadgeProps['tone']> = { draft: 'neutral', in_review: 'warn', published: 'good', rejected: 'bad', removed: 'bad' };

/** Lists the packs that the user makes, with their state; nothing while there are none. */
export function MadePacks() {
  const list = useInfiniteQuery(ownPacksQuery);
  const { data } = list;
  const packs = data?.pages.flatMap((page) => page.items) ?? [];
  if (packs.length === 0) return null;
  return (
    <section aria-labelledby="made-packs" className={column({ gap: '3' })}>
      <h2 id="made-packs" className={css({ textStyle: 'h4' })}>{MADE_PACKS.title}</h2>
      <ul className={dividedList({ layerStyle: 'card' })}>
        {packs.map((pack) => (
          <li key={pack.id} className={hstack({ gap: '3', paddingBlock: '3', paddingInline: '4' })}>
            <div className={flexFill()}>
              <TextLink quiet to={pack.status === 'published' ? packPreview(pack) : `/edit/pack/${pack.id}`} className={longWords({ color: 'fg!', fontWeight: 'semibold!' })}>{pack.title}</TextLink>
              <p className={metaText({ tabular: true })}>{MADE_PACKS.facts(pack.itemCount, pack.price === 0 ? MADE_PACKS.free : tokenWords(pack.price), pack.sales)}</p>
            </div>
            <Badge tone={TONES[pack.status]}>{PACK_STATES[pack.status]}</Badge>
            <LinkButton size="sm" to={`/edit/pack/${pack.id}`} aria-label={MADE_PACKS.editLabel(pack.title)}>{MADE_PACKS.editButton}</LinkButton>
          </li>
        ))}
      </ul>
      <LoadMore byButton list={list} what="packs" />
    </section>
  );
}
