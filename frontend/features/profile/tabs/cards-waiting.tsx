import { css } from '#styled/css';
import { Skeleton } from '#ui/skeleton.tsx';

/** Skeletons of cards that are being loaded, with the height of the cards. */
export const CardsWaiting = () => (
  <div aria-busy="true" className={cards}>{[0, 1, 2, 3, 4, 5].map((card) => <Skeleton key={card} radius="lg" className={css({ height: '[240px]' })} />)}</div>
);

/** Style of a grid of cards that have equal width. */
export const cards = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' } });
