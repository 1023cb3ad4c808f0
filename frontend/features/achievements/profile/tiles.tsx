import { css } from '#styled/css';
import { Skeleton } from '#ui/skeleton.tsx';

/** A grid of achievement tiles of equal height. */
export const tiles = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } });

/** Placeholders in place of achievement tiles while they load, so that the page keeps its height. */
export const TilesWaiting = () => (
  <div aria-busy="true" className={tiles}>{[0, 1, 2, 3, 4, 5].map((tile) => <Skeleton key={tile} radius="lg" className={css({ height: '[150px]' })} />)}</div>
);
