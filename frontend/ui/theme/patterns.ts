import { definePattern } from '@pandacss/dev';

type Own = Record<string, unknown>;

/**
 * Style patterns: layouts and kinds of text that screens repeat. A pattern produces the same atomic classes as the style object that it
 * replaces, and takes further properties: `column({ gap: '4', padding: '5' })`. Panda copies each `transform` as text, so it cannot use
 * anything from outside.
 */
export const patterns = {
  /** Style pattern: as wide as a page's content, with margins at the sides. */
  container: definePattern({ transform: (own: Own) => ({ width: '100%', maxWidth: '1280px', marginInline: 'auto', paddingInline: 'var(--gutter)', ...own }) }),
  /** Style pattern: children below each other; the widest sets the width. */
  stack: definePattern({ transform: (own: Own) => ({ display: 'grid', ...own }) }),
  /** Style pattern: children below each other, never wider than their container, so that long words break and tables scroll. */
  column: definePattern({ transform: (own: Own) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...own }) }),
  /** Style pattern: children beside each other in one line, vertically centred. */
  hstack: definePattern({ transform: (own: Own) => ({ display: 'flex', alignItems: 'center', ...own }) }),
  /** Style pattern: children beside each other, which wrap onto further lines. */
  wrap: definePattern({ transform: (own: Own) => ({ display: 'flex', flexWrap: 'wrap', ...own }) }),
  /** Style pattern: one child in the middle of its container, such as an icon in a tile. */
  centered: definePattern({ transform: (own: Own) => ({ display: 'grid', placeItems: 'center', ...own }) }),
  /** Style pattern: the part of a row that takes the remaining width and can shrink. */
  flexFill: definePattern({ transform: (own: Own) => ({ flex: '1', minWidth: '0', ...own }) }),
  /** Style pattern: a part of a row that keeps its size, such as an icon or a count beside text. */
  keepSize: definePattern({ transform: (own: Own) => ({ flex: 'none', ...own }) }),
  /** Style pattern: children at the two ends of a line, such as a name and its figure. */
  spaceBetween: definePattern({ transform: (own: Own) => ({ display: 'flex', justifyContent: 'space-between', ...own }) }),
  /** Style pattern: children beside each other in one line, with equal heights. */
  flex: definePattern({ transform: (own: Own) => ({ display: 'flex', ...own }) }),
  /** Style pattern: an icon and its word, centred on each other inside a line of text. */
  inlineStack: definePattern({ transform: (own: Own) => ({ display: 'inline-flex', alignItems: 'center', ...own }) }),
  /** Style pattern: two columns of equal width; on narrow screens one. */
  twoColumns: definePattern({ transform: (own: Own) => ({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, ...own }) }),
  /** Style pattern: three columns of equal width; on narrow screens one. */
  threeColumns: definePattern({ transform: (own: Own) => ({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }, ...own }) }),
  /** Style pattern: a picture that fills its container and is cropped to it. */
  coverImage: definePattern({ transform: (own: Own) => ({ width: 'full', height: 'full', objectFit: 'cover', ...own }) }),
  /** Style pattern: a list with a hairline between its entries. */
  dividedList: definePattern({ transform: (own: Own) => ({ '& > li + li': { borderTop: 'soft' }, ...own }) }),
  /** Style pattern: a card around a table that is wider than narrow screens, so that the table scrolls inside. */
  tableContainer: definePattern({ transform: (own: Own) => ({ layerStyle: 'card', overflowX: 'auto', ...own }) }),
  /** Style pattern: the link of a card. A press anywhere on the card follows it, and the focus ring is drawn around the card. */
  stretchedLink: definePattern({ transform: (own: Own) => ({ color: 'fg', textDecoration: 'none', _after: { content: '""', position: 'absolute', inset: '0' }, _focusVisible: { outlineStyle: 'none', _after: { outline: '[2px solid {colors.brand}]', outlineOffset: '[-2px]', borderRadius: 'lg' } }, ...own }) }),
  /** Style pattern: room around a small link, such as one in a list, so that fingers have 24 px (WCAG 2.5.8) and the lines around it do not move. */
  linkRoom: definePattern({ transform: (own: Own) => ({ minHeight: '9', paddingBlock: '1.5', marginBlock: '-1.5', ...own }) }),
  /** Style pattern: an element that can be pressed by itself on a card whose whole area is a link. */
  aboveLink: definePattern({ transform: (own: Own) => ({ position: 'relative', zIndex: 'raised', ...own }) }),
  /** Style pattern: the name in a row of a table, as a button that opens the row. */
  rowOpener: definePattern({ transform: (own: Own) => ({ backgroundColor: 'transparent', padding: '0', color: 'fg', fontWeight: 'semibold', textAlign: 'start', cursor: 'pointer', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' }, ...own }) }),
  /** Style pattern: a part of a panel, with a hairline between it and the part above. */
  separated: definePattern({ transform: (own: Own) => ({ borderTop: 'soft', paddingBlockStart: '4', ...own }) }),
  /** Style pattern: a sentence beside the main text, such as a hint or an explanation. */
  mutedText: definePattern({ transform: (own: Own) => ({ color: 'fg.muted', textStyle: 'small', ...own }) }),
  /** Style pattern: facts in small print, such as dates, counts and ids. */
  metaText: definePattern({ transform: (own: Own) => ({ color: 'fg.subtle', textStyle: 'meta', ...own }) }),
  /** Style pattern: text of any length that people wrote. Long words break instead of widening their container. */
  longWords: definePattern({ transform: (own: Own) => ({ overflowWrap: 'anywhere', ...own }) }),
  /**
   * Style pattern: text in a box of fixed height that ends at a whole line. Lines that do not fit go to a second column outside of the box, so the box
   * never cuts a line in half. The gap is wider than the padding of such boxes, in which the second column would show.
   */
  wholeLines: definePattern({ transform: (own: Own) => ({ columnCount: '1', columnGap: '96px', columnFill: 'auto', orphans: '1', widows: '1', overflow: 'hidden', ...own }) }),
  /** Style pattern: text with the line breaks that its author typed. */
  multilineText: definePattern({ transform: (own: Own) => ({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...own }) }),
  /** Style pattern: the important word inside a grey sentence. */
  strongText: definePattern({ transform: (own: Own) => ({ color: 'fg', fontWeight: 'bold', ...own }) }),
  /** Style pattern: an error message beside the place of the error. */
  errorText: definePattern({ transform: (own: Own) => ({ color: 'bad', textStyle: 'small', ...own }) }),
  /** Style pattern: codes and ids in a monospace font. */
  monoText: definePattern({ transform: (own: Own) => ({ fontFamily: 'mono', fontSize: '12', ...own }) }),
  /** Style pattern: the heading of a part inside a panel, with the space below it. */
  subheading: definePattern({ transform: (own: Own) => ({ textStyle: 'h4', marginBlockEnd: '2', ...own }) }),
  /** Style pattern: the sentence under the heading of a page. */
  leadText: definePattern({ transform: (own: Own) => ({ color: 'fg.muted', marginBlockStart: '1', ...own }) }),
  /** Style pattern: text that only screen readers get. */
  visuallyHidden: definePattern({ transform: (own: Own) => ({ srOnly: true, ...own }) }),
};
