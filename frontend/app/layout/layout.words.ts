// Words of the layout as named exports instead of an object, because keys of an object would enlarge the first visit's script. Import them as a namespace.

export const appLayoutLink = 'Skip to content';

export const headerSearchLabel = 'Search prompts';

export const headerLabel = 'Open menu';
export const headerSignInButton = 'Sign In';

export const pageSkeletonLoadingPageText = 'Loading page';

export const partNoticeNotLoadedText = 'This part did not load';
export const partNoticeTryAgainButton = 'Try again';
export const partNoticeLoadPageAgainButton = 'Load the page again';
