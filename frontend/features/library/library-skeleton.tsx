import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { Skeleton } from '#ui/skeleton.tsx';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Placeholder rows of the library while its first page loads. They are as high as real rows, so that nothing moves. */
export const LibrarySkeleton = () => (
  <div aria-busy="true" className={stack({ gap: '2' })}>{ROWS.map((row) => <Skeleton key={row} radius="md" className={css({ height: '12' })} />)}</div>
);
