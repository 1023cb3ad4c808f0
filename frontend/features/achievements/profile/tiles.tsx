import { css } from '#styled/css';
import { Skeleton } from '#ui/skeleton.tsx';

/** Tiles of equal height beside each other. */
export const tiles = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } });

/** Skeleton tiles keep the height, so the page does not jump. */
export const TilesWaiting = () => (
  <div aria-busy="true" className={tiles}>{[0, 1, 2, 3, 4, 5].map((tile) => <Skeleton key={tile} radius="lg" className={css({ height: '[150px]' })} />)}</div>
);
