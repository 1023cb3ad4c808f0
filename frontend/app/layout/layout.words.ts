// Named exports instead of an object: the first visit's script then carries no names of keys. Import them as a namespace.

/** Texts of app-layout.tsx. */
export const appLayoutLink = 'Skip to content';

/** Texts of header-search.tsx. */
export const headerSearchLabel = 'Search prompts';

/** Texts of header.tsx. */
export const headerLabel = 'Open menu';
export const headerSignInButton = 'Sign In';

/** Texts of page-skeleton.tsx. */
export const pageSkeletonLoadingPageText = 'Loading page';

/** Texts of part-notice.tsx. */
export const partNoticeNotLoadedText = 'This part did not load';
export const partNoticeTryAgainButton = 'Try again';
export const partNoticeLoadPageAgainButton = 'Load the page again';
