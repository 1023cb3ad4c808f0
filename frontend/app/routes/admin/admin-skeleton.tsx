import { css } from '#styled/css';
import { column, visuallyHidden } from '#styled/patterns';
import { Skeleton } from '#ui/skeleton.tsx';
import { ADMIN_SKELETON } from './admin.words.ts';

const SECTIONS = 3;

/** The placeholder of an administration page that is loading, with heading, intro and sections where they will be. */
export const AdminSkeleton = () => (
  <div className={column({ gap: '5' })} aria-busy="true">
    <div>
      <Skeleton className={css({ width: '[min(260px, 70%)]', height: '9' })} />
      <Skeleton className={css({ width: '[min(480px, 90%)]', height: '5', marginBlockStart: '2' })} />
    </div>
    {Array.from({ length: SECTIONS }, (_, index) => <Skeleton key={index} radius="lg" className={css({ height: '[112px]' })} />)}
    <span className={visuallyHidden()} role="status">{ADMIN_SKELETON.loadingPageText}</span>
  </div>
);
