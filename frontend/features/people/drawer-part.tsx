import { css } from '#styled/css';
import { stack } from '#styled/patterns';

/** Section of the drawer of a person, with its heading. */
export const DrawerPart = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section aria-label={title} className={stack({ gap: '2.5', borderTop: 'soft', paddingBlockStart: '4' })}>
    <h3 className={css({ textStyle: 'h4' })}>{title}</h3>
    {children}
  </section>
);
