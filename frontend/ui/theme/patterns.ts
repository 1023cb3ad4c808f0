import { definePattern } from '@pandacss/dev';

type Own = Record<string, unknown>;

/**
 * Arrangements and kinds of text that screens repeat. A pattern writes the same atomic classes as the style object that it stands for, and
 * takes further properties: `column({ gap: '4', padding: '5' })`. Panda copies each `transform` as text, so it can use nothing from outside.
 */
export const patterns = {
  /** The page's width, with gutters. */
  container: definePattern({ transform: (own: Own) => ({ width: '100%', maxWidth: '1280px', marginInline: 'auto', paddingInline: 'var(--gutter)', ...own }) }),
  /** Children below each other, as wide as the widest needs. */
  stack: definePattern({ transform: (own: Own) => ({ display: 'grid', ...own }) }),
  /** Children below each other, never wider than their place: long words break and tables scroll. */
  column: definePattern({ transform: (own: Own) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...own }) }),
  /** Children beside each other in one line, centred across it. */
  hstack: definePattern({ transform: (own: Own) => ({ display: 'flex', alignItems: 'center', ...own }) }),
  /** Children beside each other, on further lines where one is too short. */
  wrap: definePattern({ transform: (own: Own) => ({ display: 'flex', flexWrap: 'wrap', ...own }) }),
  /** One thing in the middle of its place: an icon in its tile. */
  centered: definePattern({ transform: (own: Own) => ({ display: 'grid', placeItems: 'center', ...own }) }),
  /** The part of a row that takes the room left, and gives way to its neighbours. */
  flexFill: definePattern({ transform: (own: Own) => ({ flex: '1', minWidth: '0', ...own }) }),
  /** A part of a row that keeps its own size: an icon or a count beside text. */
  keepSize: definePattern({ transform: (own: Own) => ({ flex: 'none', ...own }) }),
  /** Children at the two ends of one line: a name and its figure. */
  spaceBetween: definePattern({ transform: (own: Own) => ({ display: 'flex', justifyContent: 'space-between', ...own }) }),
  /** Children beside each other in one line, as high as the highest. */
  flex: definePattern({ transform: (own: Own) => ({ display: 'flex', ...own }) }),
  /** An icon and its word, centred on each other inside a line of text. */
  inlineStack: definePattern({ transform: (own: Own) => ({ display: 'inline-flex', alignItems: 'center', ...own }) }),
  /** Two columns of equal width; on narrow screens one. */
  twoColumns: definePattern({ transform: (own: Own) => ({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, ...own }) }),
  /** Three columns of equal width; on narrow screens one. */
  threeColumns: definePattern({ transform: (own: Own) => ({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }, ...own }) }),
  /** A picture that fills its place and is cut where it does not fit. */
  coverImage: definePattern({ transform: (own: Own) => ({ width: 'full', height: 'full', objectFit: 'cover', ...own }) }),
  /** A list with a hairline between its entries. */
  dividedList: definePattern({ transform: (own: Own) => ({ '& > li + li': { borderTop: 'soft' }, ...own }) }),
  /** A card around a table that is wider than narrow screens: it scrolls inside. */
  tableContainer: definePattern({ transform: (own: Own) => ({ layerStyle: 'card', overflowX: 'auto', ...own }) }),
  /** The link of a card: a press anywhere on the card follows it, and its focus is drawn around the card. */
  stretchedLink: definePattern({ transform: (own: Own) => ({ color: 'fg', textDecoration: 'none', _after: { content: '""', position: 'absolute', inset: '0' }, _focusVisible: { outlineStyle: 'none', _after: { outline: '[2px solid {colors.brand}]', outlineOffset: '[-2px]', borderRadius: 'lg' } }, ...own }) }),
  /** What can be pressed by itself on a card with a stretched link. */
  aboveLink: definePattern({ transform: (own: Own) => ({ position: 'relative', zIndex: 'raised', ...own }) }),
  /** The name in a row of a table, as a button that opens the row. */
  rowOpener: definePattern({ transform: (own: Own) => ({ backgroundColor: 'transparent', padding: '0', color: 'fg', fontWeight: 'semibold', textAlign: 'start', cursor: 'pointer', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' }, ...own }) }),
  /** A part of a panel, with a hairline between it and the part above. */
  separated: definePattern({ transform: (own: Own) => ({ borderTop: 'soft', paddingBlockStart: '4', ...own }) }),
  /** A sentence beside what matters: a hint, an explanation. */
  mutedText: definePattern({ transform: (own: Own) => ({ color: 'fg.muted', textStyle: 'small', ...own }) }),
  /** Facts in small print: dates, counts, ids. */
  metaText: definePattern({ transform: (own: Own) => ({ color: 'fg.subtle', textStyle: 'meta', ...own }) }),
  /** Words that people wrote, of any length: they break rather than widen their place. */
  longWords: definePattern({ transform: (own: Own) => ({ overflowWrap: 'anywhere', ...own }) }),
  /** Text with the line breaks that its author typed. */
  multilineText: definePattern({ transform: (own: Own) => ({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...own }) }),
  /** The word that matters inside a quieter sentence. */
  strongText: definePattern({ transform: (own: Own) => ({ color: 'fg', fontWeight: 'bold', ...own }) }),
  /** What went wrong, beside the place where it did. */
  errorText: definePattern({ transform: (own: Own) => ({ color: 'bad', textStyle: 'small', ...own }) }),
  /** Codes and ids in letters of equal width. */
  monoText: definePattern({ transform: (own: Own) => ({ fontFamily: 'mono', fontSize: '12', ...own }) }),
  /** The heading of a part inside a panel, with the room below it. */
  subheading: definePattern({ transform: (own: Own) => ({ textStyle: 'h4', marginBlockEnd: '2', ...own }) }),
  /** The sentence under the heading of a page. */
  leadText: definePattern({ transform: (own: Own) => ({ color: 'fg.muted', marginBlockStart: '1', ...own }) }),
  /** Words for screen readers alone. */
  visuallyHidden: definePattern({ transform: (own: Own) => ({ srOnly: true, ...own }) }),
};
