import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { hstack, stack } from '#styled/patterns';
import type { PackDetail } from '#contracts/packs.ts';
import { PackCard } from '#shared/packs/pack-card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { relatedPacksQuery } from '../related.queries.ts';
import { PREVIEW_VIEW } from '../packs-preview.words.ts';

/** Shows packs of the same category, types or maker as this one, in a row that scrolls sideways on phones; nothing where there are none. */
export function RelatedPacks({ pack }: { pack: PackDetail }) {
  const packs = useQuery(relatedPacksQuery(pack.id)).data?.slice(0, 3) ?? [];
  if (packs.length === 0) return null;
  return (
    <section aria-labelledby="related" className={css({ marginBlockStart: '12' })}>
      <div className={hstack({ justifyContent: 'space-between', gap: '3', marginBlockEnd: '4' })}><h2 id="related" className={css({ textStyle: 'h3' })}>{PREVIEW_VIEW.related}</h2><TextLink to="/prompt-packs">{PREVIEW_VIEW.allPacks}</TextLink></div>
      <ul className={row}>{packs.map((one) => <li key={one.id} className={stack({ minWidth: '0' })}><PackCard pack={one} /></li>)}</ul>
    </section>
  );
}

const row = css({
  display: 'grid', gap: { base: '4', md: '5' }, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  mdDown: { gridAutoFlow: 'column', gridAutoColumns: '[84%]', overflowX: 'auto', scrollbarWidth: '[none]', marginInline: '[calc(var(--gutter) * -1)]', paddingInline: 'gutter', paddingBlock: '1' },
});
