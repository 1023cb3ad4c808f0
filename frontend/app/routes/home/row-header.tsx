import { css } from '#styled/css';
import { TextLink } from '#ui/text-link.tsx';

interface RowHeaderProps {
  title: string;
  note: string;
  /** Where all of them are. */
  to: string;
}

/** What a row of cards shows, and the way to all of them. */
export const RowHeader = ({ title, note, to }: RowHeaderProps) => (
  <header className={css({ display: 'flex', alignItems: 'baseline', gap: '3', flexWrap: 'wrap' })}>
    <h2 className={css({ textStyle: 'h3' })}>{title}</h2>
    <span className={css({ textStyle: 'meta', color: 'fg.subtle', hideBelow: 'sm' })}>{note}</span>
    <TextLink to={to} className={css({ marginInlineStart: 'auto' })}>See all</TextLink>
  </header>
);
