// Named exports instead of an object: the first visit's script then carries no names of keys. Import them as a namespace.

export const appLayoutLink = 'Skip to content';

export const headerSearchLabel = 'Search prompts';

export const headerLabel = 'Open menu';
export const headerSignInButton = 'Sign In';

export const pageSkeletonLoadingPageText = 'Loading page';

export const partNoticeNotLoadedText = 'This part did not load';
export const partNoticeTryAgainButton = 'Try again';
export const partNoticeLoadPageAgainButton = 'Load the page again';
