/** Texts of developers.tsx. */
export const DEVELOPERS_PAGE = { pageTitle: 'Developers' };
