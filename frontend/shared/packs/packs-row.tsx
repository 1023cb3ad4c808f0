import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, metaText, stack, wrap } from '#styled/patterns';
import { TextLink } from '#ui/text-link.tsx';
import { PackCard } from './pack-card.tsx';
import { packsQuery } from './packs.queries.ts';
import type { PackFilters } from './packs.queries.ts';
import { PACK_RAILS } from './packs.words.ts';

interface PacksRowProps {
  id: string;
  title: string;
  note?: string;
  filters: PackFilters;
  /** Address of the page with all packs of the row. */
  all: string;
}

/** A row of packs that scrolls sideways. It shows nothing when there are none, or before the answer. */
export function PacksRow({ id, title, note, filters, all }: PacksRowProps) {
  const packs = useInfiniteQuery(packsQuery(filters)).data?.pages[0]?.items.slice(0, 8) ?? [];
  if (packs.length === 0) return null;
  return (
    <section aria-labelledby={id} className={column({ gap: '4' })}>
      <header className={wrap({ alignItems: 'baseline', columnGap: '3' })}>
        <h2 id={id} className={css({ textStyle: 'h4' })}>{title}</h2>
        {note && <span className={metaText()}>{note}</span>}
        <TextLink to={all} className={css({ marginInlineStart: 'auto' })}>{PACK_RAILS.link}</TextLink>
      </header>
      <ul className={row}>{packs.map((pack) => <li key={pack.id} className={item}><PackCard pack={pack} /></li>)}</ul>
    </section>
  );
}

const row = css({ display: 'flex', gap: { base: '3', md: '5' }, overflowX: 'auto', scrollSnapType: '[x proximity]', scrollbarWidth: '[thin]', padding: '1', margin: '-1', scrollPaddingInline: '1' });
const item = stack({ flex: 'none', width: { base: '[min(80vw, 300px)]', md: '[330px]' }, scrollSnapAlign: 'start' });
