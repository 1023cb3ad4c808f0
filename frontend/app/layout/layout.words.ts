/** app-layout.tsx */
export const APP_LAYOUT = {
  link: 'Skip to content',
};

/** header-search.tsx */
export const HEADER_SEARCH = {
  label: 'Search prompts',
};

/** header.tsx */
export const HEADER = {
  label: 'Open menu',
};

/** page-skeleton.tsx */
export const PAGE_SKELETON = {
  loadingPageText: 'Loading page',
};

/** part-notice.tsx */
export const PART_NOTICE = {
  notLoadedText: 'This part did not load',
  tryAgainButton: 'Try again',
  loadPageAgainButton: 'Load the page again',
};

/** sign-in-button.tsx */
export const SIGN_IN_BUTTON = {
  button: 'Sign In',
};
