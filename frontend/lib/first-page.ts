/** The cursor of the first page, with the type that those of later pages have. */
export const FIRST_PAGE: string | undefined = undefined;

/** The first page's cursor for server-rendered lists, because JSON keeps null and drops undefined. */
export const FIRST_RENDERED_PAGE: string | null = null;

/** The first page's cursor for lists whose cursors are numbers. */
export const FIRST_PAGE_BY_NUMBER: number | undefined = undefined;
