import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { hstack, metaText, stack } from '#styled/patterns';
import { Skeleton } from '#ui/skeleton.tsx';

/** The heading above the prompts or the creations of a folder, with their number and further elements at its end. */
export const ItemsHeading = ({ heading, count, children }: { heading: string; count: number | null; children?: ReactNode }) => (
  <div className={hstack({ gap: '2', minHeight: '9' })}>
    <h2 className={css({ textStyle: 'h4' })}>{heading}</h2>
    {count !== null && <span className={metaText()}>{count.toLocaleString('en-US')}</span>}
    {children}
  </div>
);

export const ItemsWaiting = () => <div aria-busy="true" className={stack({ gap: '3' })}>{[0, 1, 2].map((row) => <Skeleton key={row} radius="lg" className={css({ height: '[74px]' })} />)}</div>;
