import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { dataTable } from '#styled/recipes';
import { ScrollBox } from './scroll-box.tsx';

interface ReportTableProps {
  label: string;
  /** On phones each row is a card of its own. Its cells then show their `data-name`, so nothing is cut off. */
  cards?: boolean;
  children: ReactNode;
}

/** A table of figures that scrolls inside its own box, also by keyboard. */
export const ReportTable = ({ label, cards = false, children }: ReportTableProps) => (
  <ScrollBox label={label} className={css({ maxHeight: '[420px]' })}>
    <table className={cards ? cx(table, rowsAsCards) : table}>{children}</table>
  </ScrollBox>
);

const table = cx(dataTable(), css({
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: '1.5', paddingInline: '2', textAlign: 'end' },
  '& th:first-child': { textAlign: 'start', paddingInlineStart: '0', fontWeight: '[400]' },
  // A name that opens something is a button, whose text browsers centre.
  '& th:first-child > button': { textAlign: 'start' },
  '& td[data-words], & th[data-words]': { textAlign: 'start' },
  // Texts in a table of figures wrap on phones, so that the figures stay in view.
  '& td:not([data-words])': { whiteSpace: 'nowrap' },
  '& th, & td[data-words]': { whiteSpace: { base: 'normal', sm: 'nowrap' } },
  '& thead th': { position: 'sticky', insetBlockStart: '0', backgroundColor: 'surface', verticalAlign: 'bottom' },
}));

const rowsAsCards = css({
  smDown: {
    display: 'block',
    '& thead': { srOnly: true },
    '& tbody': { display: 'block' },
    '& tr': { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '0.5', paddingBlock: '2.5', borderBottom: 'soft' },
    '& tbody th': { display: 'flex', gap: '1.5', flex: '[1 1 100%]', border: 'none', padding: '0', minWidth: '0', overflowWrap: 'anywhere' },
    '& tbody td': { display: 'flex', gap: '1.5', border: 'none', padding: '0', minWidth: '0', overflowWrap: 'anywhere' },
    '& [data-name]::before': { content: 'attr(data-name)', color: 'fg.subtle', flexShrink: '0' },
  },
});
