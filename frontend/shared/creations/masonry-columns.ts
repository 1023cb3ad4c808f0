export const MOST_COLUMNS = 4;

/** Width of the window in px below which the cards of a masonry are small. */
const PHONE_PX = 768;
/** Width of a masonry in px from which it has four columns. */
const FOUR_FROM = 900;
const THREE_FROM = 600;

export const isNarrow = (window: number): boolean => window < PHONE_PX;

/** Returns the number of columns of a masonry with this width in px: 4, 3 or 2, and at most `most`. A narrow window has 2. */
export const columnsFor = (width: number, narrow: boolean, most: number): number => Math.min(most, narrow ? 2 : width >= FOUR_FROM ? 4 : width >= THREE_FROM ? 3 : 2);
