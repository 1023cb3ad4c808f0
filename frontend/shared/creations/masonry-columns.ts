export const MOST_COLUMNS = 4;

/** px of a window below which cards are small. */
const PHONE_PX = 768;
/** px of a list from which it has so many columns. */
const FOUR_FROM = 900;
const THREE_FROM = 600;

export const isNarrow = (window: number): boolean => window < PHONE_PX;

/** Columns of a masonry of this width in pixels: 4, 3 or 2, and no more than `most`. A narrow window has 2. */
export const columnsFor = (width: number, narrow: boolean, most: number): number => Math.min(most, narrow ? 2 : width >= FOUR_FROM ? 4 : width >= THREE_FROM ? 3 : 2);
