import { inlineStack, wrap } from '#styled/patterns';

/** Style of a narrow bar with a notice across the page, under the header. */
export const noticeBar = wrap({
  alignItems: 'center', justifyContent: 'center', columnGap: '3', rowGap: '1', paddingInline: '4', paddingBlock: '2', textStyle: 'small', fontWeight: 'semibold',
  color: 'fg', backgroundColor: 'raised', borderBottom: 'line',
});

/** Style that keeps the icon and the words of a notice together where the line is too short for them. */
export const noticeWords = inlineStack({ gap: '3', minWidth: '0', '& > svg': { flex: 'none', color: 'amber' } });
