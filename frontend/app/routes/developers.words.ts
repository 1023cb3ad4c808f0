export const DEVELOPERS_PAGE = { pageTitle: 'Developers' };
