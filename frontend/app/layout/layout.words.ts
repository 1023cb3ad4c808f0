// Named exports instead of an object: the first visit's script then carries no names of keys. Import them as a namespace.

/** app-layout.tsx */
export const appLayoutLink = 'Skip to content';

/** header-search.tsx */
export const headerSearchLabel = 'Search prompts';

/** header.tsx */
export const headerLabel = 'Open menu';
export const headerSignInButton = 'Sign In';

/** page-skeleton.tsx */
export const pageSkeletonLoadingPageText = 'Loading page';

/** part-notice.tsx */
export const partNoticeNotLoadedText = 'This part did not load';
export const partNoticeTryAgainButton = 'Try again';
export const partNoticeLoadPageAgainButton = 'Load the page again';
