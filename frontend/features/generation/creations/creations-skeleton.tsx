import { css } from '#styled/css';
import { Skeleton } from '#ui/skeleton.tsx';
import { CREATIONS_LIST } from './creations.words.ts';
import { ROW_PX } from './own-row.tsx';

/** Heights in px of placeholders for creations, as pictures and texts usually have. */
const HEIGHTS = [310, 260, 220, 340, 260, 320, 280, 300] as const;

/** Placeholders for the cards of My Creations while they load. */
export const CreationsSkeleton = ({ list }: { list: boolean }) => (
  <div aria-busy="true" aria-label={CREATIONS_LIST.loadingLabel} role="status" className={list ? undefined : grid}>
    {HEIGHTS.map((height, at) => <Skeleton key={at} radius="lg" className={css({ marginBlockEnd: list ? '1' : '0' })} style={{ height: list ? ROW_PX - 4 : height }} />)}
  </div>
);

const grid = css({ display: 'grid', alignItems: 'start', gap: { base: '3', md: '4' }, gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' } });
