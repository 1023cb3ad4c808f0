import { definePattern } from '@pandacss/dev';

type Own = Record<string, unknown>;

/**
 * Layouts and kinds of text that screens repeat. A pattern produces the same atomic classes as the style object that it replaces, and takes further
 * properties: `column({ gap: '4', padding: '5' })`. Panda copies each `transform` as text, so it cannot use anything from outside.
 */
export const patterns = {
  /** The page's width with margins at the sides. */
  container: definePattern({ transform: (own: Own) => ({ width: '100%', maxWidth: '1280px', marginInline: 'auto', paddingInline: 'var(--gutter)', ...own }) }),
  /** Children below each other; the widest sets the width. */
  stack: definePattern({ transform: (own: Own) => ({ display: 'grid', ...own }) }),
  /** Children below each other, never wider than their container: long words break and tables scroll. */
  column: definePattern({ transform: (own: Own) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...own }) }),
  /** Children beside each other in one line, vertically centred. */
  hstack: definePattern({ transform: (own: Own) => ({ display: 'flex', alignItems: 'center', ...own }) }),
  /** Children beside each other, which wrap onto further lines. */
  wrap: definePattern({ transform: (own: Own) => ({ display: 'flex', flexWrap: 'wrap', ...own }) }),
  /** One child in the middle of its container, such as an icon in a tile. */
  centered: definePattern({ transform: (own: Own) => ({ display: 'grid', placeItems: 'center', ...own }) }),
  /** The part of a row that takes the remaining width and can shrink. */
  flexFill: definePattern({ transform: (own: Own) => ({ flex: '1', minWidth: '0', ...own }) }),
  /** A part of a row that keeps its size, such as an icon or a count beside text. */
  keepSize: definePattern({ transform: (own: Own) => ({ flex: 'none', ...own }) }),
  /** Children at the two ends of a line, such as a name and its figure. */
  spaceBetween: definePattern({ transform: (own: Own) => ({ display: 'flex', justifyContent: 'space-between', ...own }) }),
  /** Children beside each other in one line, with equal heights. */
  flex: definePattern({ transform: (own: Own) => ({ display: 'flex', ...own }) }),
  /** An icon and its word, centred on each other inside a line of text. */
  inlineStack: definePattern({ transform: (own: Own) => ({ display: 'inline-flex', alignItems: 'center', ...own }) }),
  /** Two columns of equal width; on narrow screens one. */
  twoColumns: definePattern({ transform: (own: Own) => ({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, ...own }) }),
  /** Three columns of equal width; on narrow screens one. */
  threeColumns: definePattern({ transform: (own: Own) => ({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }, ...own }) }),
  /** A picture that fills its container and is cropped to it. */
  coverImage: definePattern({ transform: (own: Own) => ({ width: 'full', height: 'full', objectFit: 'cover', ...own }) }),
  /** A list with a hairline between its entries. */
  dividedList: definePattern({ transform: (own: Own) => ({ '& > li + li': { borderTop: 'soft' }, ...own }) }),
  /** A card around a table that is wider than narrow screens, so that it scrolls inside. */
  tableContainer: definePattern({ transform: (own: Own) => ({ layerStyle: 'card', overflowX: 'auto', ...own }) }),
  /** The link of a card: a press anywhere on the card follows it, and the focus ring is drawn around the card. */
  stretchedLink: definePattern({ transform: (own: Own) => ({ color: 'fg', textDecoration: 'none', _after: { content: '""', position: 'absolute', inset: '0' }, _focusVisible: { outlineStyle: 'none', _after: { outline: '[2px solid {colors.brand}]', outlineOffset: '[-2px]', borderRadius: 'lg' } }, ...own }) }),
  /** Room around the words of a small link that is no text link: 24 px high to a finger (WCAG 2.5.8), and the lines around it stay where they are. */
  linkRoom: definePattern({ transform: (own: Own) => ({ minHeight: '9', paddingBlock: '1.5', marginBlock: '-1.5', ...own }) }),
  /** An element that can be pressed by itself on a card with a stretched link. */
  aboveLink: definePattern({ transform: (own: Own) => ({ position: 'relative', zIndex: 'raised', ...own }) }),
  /** The name in a row of a table, as a button that opens the row. */
  rowOpener: definePattern({ transform: (own: Own) => ({ backgroundColor: 'transparent', padding: '0', color: 'fg', fontWeight: 'semibold', textAlign: 'start', cursor: 'pointer', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' }, ...own }) }),
  /** A part of a panel, with a hairline between it and the part above. */
  separated: definePattern({ transform: (own: Own) => ({ borderTop: 'soft', paddingBlockStart: '4', ...own }) }),
  /** A sentence beside the main text: a hint, an explanation. */
  mutedText: definePattern({ transform: (own: Own) => ({ color: 'fg.muted', textStyle: 'small', ...own }) }),
  /** Facts in small print: dates, counts, ids. */
  metaText: definePattern({ transform: (own: Own) => ({ color: 'fg.subtle', textStyle: 'meta', ...own }) }),
  /** Text that people wrote, of any length: long words break instead of widening their container. */
  longWords: definePattern({ transform: (own: Own) => ({ overflowWrap: 'anywhere', ...own }) }),
  /** Text with the line breaks that its author typed. */
  multilineText: definePattern({ transform: (own: Own) => ({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...own }) }),
  /** The important word inside a muted sentence. */
  strongText: definePattern({ transform: (own: Own) => ({ color: 'fg', fontWeight: 'bold', ...own }) }),
  /** An error message beside the place of the error. */
  errorText: definePattern({ transform: (own: Own) => ({ color: 'bad', textStyle: 'small', ...own }) }),
  /** Codes and ids in a monospace font. */
  monoText: definePattern({ transform: (own: Own) => ({ fontFamily: 'mono', fontSize: '12', ...own }) }),
  /** The heading of a part inside a panel, with the space below it. */
  subheading: definePattern({ transform: (own: Own) => ({ textStyle: 'h4', marginBlockEnd: '2', ...own }) }),
  /** The sentence under the heading of a page. */
  leadText: definePattern({ transform: (own: Own) => ({ color: 'fg.muted', marginBlockStart: '1', ...own }) }),
  /** Text for screen readers only. */
  visuallyHidden: definePattern({ transform: (own: Own) => ({ srOnly: true, ...own }) }),
};
