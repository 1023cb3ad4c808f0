import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { dataTable } from '#styled/recipes';

/** A table that scrolls in its own box, by keyboard too. */
export const ReportTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="region" aria-label={label} tabIndex={0} className={css({ position: 'relative', overflow: 'auto', maxHeight: '[420px]' })}>
    <table className={table}>{children}</table>
  </div>
);

const table = cx(dataTable(), css({
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: '1.5', paddingInline: '2', textAlign: 'end', whiteSpace: 'nowrap' },
  '& th:first-child': { textAlign: 'start', paddingInlineStart: '0', fontWeight: '[400]' },
  '& td[data-words], & th[data-words]': { textAlign: 'start' },
  // Long names of columns take two lines on phones, so that figures are not pushed out of sight.
  '& thead th': { position: 'sticky', insetBlockStart: '0', backgroundColor: 'surface', whiteSpace: { base: 'normal', sm: 'nowrap' }, verticalAlign: 'bottom' },
}));
