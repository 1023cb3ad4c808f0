import { css } from '#styled/css';
import { Skeleton } from '#ui/skeleton.tsx';

/** Placeholders of the cards on a profile's tab while they load, as high as the cards. */
export const CardsWaiting = () => (
  <div aria-busy="true" className={cards}>{[0, 1, 2, 3, 4, 5].map((card) => <Skeleton key={card} radius="lg" className={css({ height: '[240px]' })} />)}</div>
);

/** Grid of a profile's tab in which all cards have the same width. */
export const cards = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' } });
