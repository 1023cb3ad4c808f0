/** Texts of my-library.tsx. */
export const MY_LIBRARY = { pageTitle: 'My Library' };
