import { useId } from 'react';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { metaText, spaceBetween } from '#styled/patterns';
import { Card } from '#ui/card.tsx';

interface SideCardProps {
  title: string;
  /** A fact in small print, or a link, beside the title of the card. */
  note?: ReactNode;
  children: ReactNode;
}

/** A card in the side column of a challenge's page. */
export function SideCard({ title, note, children }: SideCardProps) {
  const id = useId();
  return (
    <Card as="section" pad="md" aria-labelledby={id}>
      <header className={spaceBetween({ alignItems: 'baseline', gap: '2', marginBlockEnd: '3.5' })}>
        <h2 id={id} className={css({ textStyle: 'h4' })}>{title}</h2>
        {note !== undefined && <span className={metaText()}>{note}</span>}
      </header>
      {children}
    </Card>
  );
}

const facts = css.raw({ display: 'grid', gap: '2', textStyle: 'meta', '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3' }, '& dt': { color: 'fg.subtle' }, '& dd': { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'fg', fontWeight: 'medium', tabular: true, textAlign: 'end' } });
/** Style of a list of facts whose values stand at the right end, in small text. */
export const factList = css(facts);
/** Style of a list of facts whose values stand at the right end, in larger text with wider gaps. */
export const largeFactList = css(facts, { gap: '2.5', textStyle: 'small' });
