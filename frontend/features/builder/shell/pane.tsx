import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import { Card } from '#ui/card.tsx';

interface PaneProps {
  title: string;
  /** Numbers and buttons at the right end of the pane's head. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A pane of the builder: a panel whose title names it for screen readers. */
export function Pane({ title, aside, children }: PaneProps) {
  return (
    <Card as="section" radius="xl" aria-label={title} className={css({ minWidth: '0' })}>
      <header className={wrap({ alignItems: 'center', justifyContent: 'space-between', columnGap: '3', minHeight: '12', paddingInline: '4', paddingBlock: '1', borderBottom: 'soft' })}>
        <h2 tabIndex={-1} className={css({ textStyle: 'pane', whiteSpace: 'nowrap', borderRadius: 'xs' })}>{title}</h2>
        {aside}
      </header>
      {children}
    </Card>
  );
}
