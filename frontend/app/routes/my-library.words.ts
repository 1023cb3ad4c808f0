export const MY_LIBRARY = { pageTitle: 'My Library' };
