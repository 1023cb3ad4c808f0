import { css } from '#styled/css';
import { container, visuallyHidden } from '#styled/patterns';
import { Skeleton } from '#ui/skeleton.tsx';
import * as LAYOUT from './layout.words.ts';

/** The placeholder of a page whose code is loading. It has the layout of most pages, so that little moves afterwards. */
export function PageSkeleton() {
  return (
    <div className={container({ paddingBlock: { base: '6', md: '8' } })} aria-busy="true">
      <Skeleton className={css({ width: '[min(360px, 70%)]', height: '9' })} />
      <Skeleton className={css({ width: '[min(520px, 90%)]', height: '5', marginBlockStart: '3' })} />
      <div className={css({ display: 'grid', gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(3, 1fr)', xl: 'repeat(4, 1fr)' }, gap: { base: '3', md: '5' }, marginBlockStart: '8' })}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} radius="lg" className={css({ height: '[280px]' })} />
        ))}
      </div>
      <span className={visuallyHidden()} role="status">{LAYOUT.pageSkeletonLoadingPageText}</span>
    </div>
  );
}
