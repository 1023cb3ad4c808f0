import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { dataTable } from '#styled/recipes';

/** A table of figures that scrolls inside its own box, also by keyboard. */
export const ReportTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="region" aria-label={label} tabIndex={0} className={css({ position: 'relative', overflow: 'auto', maxHeight: '[420px]' })}>
    <table className={table}>{children}</table>
  </div>
);

const table = cx(dataTable(), css({
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: '1.5', paddingInline: '2', textAlign: 'end' },
  '& th:first-child': { textAlign: 'start', paddingInlineStart: '0', fontWeight: '[400]' },
  '& td[data-words], & th[data-words]': { textAlign: 'start' },
  // Texts in a table of figures wrap on phones, so that the figures stay in view.
  '& td:not([data-words])': { whiteSpace: 'nowrap' },
  '& th, & td[data-words]': { whiteSpace: { base: 'normal', sm: 'nowrap' } },
  '& thead th': { position: 'sticky', insetBlockStart: '0', backgroundColor: 'surface', verticalAlign: 'bottom' },
}));
