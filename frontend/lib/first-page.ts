/** The cursor of the first page, with the type that those of later pages have. */
export const FIRST_PAGE: string | undefined = undefined;

/** The same for pages that the server renders: JSON keeps null, and drops undefined. */
export const FIRST_RENDERED_PAGE: string | null = null;

/** First page of lists whose cursor is a number. */
export const FIRST_PAGE_BY_NUMBER: number | undefined = undefined;
