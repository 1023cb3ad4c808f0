import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import { TextLink } from '#ui/text-link.tsx';
import * as HOME from './home.words.ts';

interface RowHeaderProps {
  title: string;
  note: string;
  /** Address of the page that lists all items of the home page's row. */
  to: string;
}

/** The heading of a row of cards on the home page, with a link to all its items. */
export const RowHeader = ({ title, note, to }: RowHeaderProps) => (
  <header className={wrap({ alignItems: 'baseline', gap: '3' })}>
    <h2 className={css({ textStyle: 'h3' })}>{title}</h2>
    {/* Plain css() instead of the style pattern metaText(), because the first visit would load that pattern for this place alone. */}
    <span className={css({ color: 'fg.subtle', textStyle: 'meta', hideBelow: 'sm' })}>{note}</span>
    <TextLink to={to} className={css({ marginInlineStart: 'auto' })}>{HOME.rowHeaderLink}</TextLink>
  </header>
);
