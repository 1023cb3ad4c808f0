import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { column, metaText } from '#styled/patterns';
import { Card } from '#ui/card.tsx';
import type { BuilderPart, SectionId } from './sections.ts';

interface SectionProps {
  id: SectionId;
  /** The tab under which narrow windows show this section of the agent builder. */
  part: BuilderPart;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** One section of the agent builder, with the id that the section links point to. */
export const Section = ({ id, part, title, aside, children }: SectionProps) => (
  <Card as="section" radius="xl" aria-labelledby={`agent-${id}`} data-in={part} className={css({ minWidth: '0' })}>
    <header className={head}>
      <h2 id={`agent-${id}`} tabIndex={-1} className={css({ textStyle: 'pane', outline: 'none' })}>{title}</h2>
      {aside !== undefined && <span className={metaText({ textAlign: 'end', tabular: true })}>{aside}</span>}
    </header>
    <div className={column({ gap: '4', padding: { base: '4', md: '5' } })}>{children}</div>
  </Card>
);

const head = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3', paddingBlock: '3.5', paddingInline: { base: '4', md: '5' }, borderBottom: 'soft' });
