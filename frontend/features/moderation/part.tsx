import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';

/** One part of a moderator's review page, under a small heading. */
export const Part = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <section aria-label={title} className={column({ gap: '2.5', borderTop: 'soft', paddingBlockStart: '4' })}>
    <div className={wrap({ gap: '2', alignItems: 'baseline', justifyContent: 'space-between' })}>
      <h3 className={css({ textStyle: 'h4' })}>{title}</h3>
      {aside}
    </div>
    {children}
  </section>
);
