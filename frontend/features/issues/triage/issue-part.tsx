import { css } from '#styled/css';
import { column } from '#styled/patterns';

/** A section of the drawer of an issue report, with a small heading. */
export const IssuePart = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section aria-label={title} className={column({ gap: '2.5', borderTop: 'soft', paddingBlockStart: '4' })}>
    <h3 className={css({ textStyle: 'h4' })}>{title}</h3>
    {children}
  </section>
);
