/** The cursor with which a list asks for its first page, typed like the cursors of later pages. */
export const FIRST_PAGE: string | undefined = undefined;

/** The cursor of the first page for lists that the server renders. It is null, because JSON keeps null and drops undefined. */
export const FIRST_RENDERED_PAGE: string | null = null;

/** The cursor of the first page for lists whose cursors are numbers. */
export const FIRST_PAGE_BY_NUMBER: number | undefined = undefined;
