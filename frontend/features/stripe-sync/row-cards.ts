import { css, cx } from '#styled/css';
import { dataTable } from '#styled/recipes';

/** Turns the rows of a table into cards where they would not fit. Each cell then shows its `data-name`, and `data-act` marks the cell with the button. */
export const rowCards = cx(dataTable(), css({
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: '2.5', paddingInlineEnd: '3', verticalAlign: 'middle' },
  '& thead th': { whiteSpace: 'nowrap' },
  '& td[data-act]': { textAlign: 'end', paddingInlineEnd: '0' },
  '& tbody tr:last-child > *': { borderBottom: 'none' },
  xlDown: {
    display: 'block',
    '& thead': { srOnly: true },
    '& tbody': { display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[repeat(2, minmax(0, 1fr))]' } },
    '& tr': { border: 'soft', borderRadius: 'md', padding: '3.5', display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', alignItems: 'center', alignContent: 'start' },
    '& tbody th': { display: 'block', flex: '[1 1 100%]', border: 'none', padding: '0', minWidth: '0' },
    '& tbody td': { display: 'flex', gap: '1.5', alignItems: 'center', border: 'none', padding: '0', minWidth: '0' },
    '& td[data-name]::before': { content: 'attr(data-name)', color: 'fg.subtle', flexShrink: '0' },
    '& td[data-act]': { marginInlineStart: 'auto' },
    '& td[data-act]:empty': { display: 'none' },
  },
}));
