import { inlineStack, wrap } from '#styled/patterns';

/** A narrow bar across the page, under the header. */
export const noticeBar = wrap({
  alignItems: 'center', justifyContent: 'center', columnGap: '3', rowGap: '1', paddingInline: '4', paddingBlock: '2', textStyle: 'small', fontWeight: 'semibold',
  color: 'fg', backgroundColor: 'raised', borderBottom: 'line',
});

/** Its icon and its words, which keep together where the line is too short for them. */
export const noticeWords = inlineStack({ gap: '3', minWidth: '0', '& > svg': { flex: 'none', color: 'amber' } });
