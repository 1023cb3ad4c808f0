/** error-boundary.tsx */
export const ERROR_BOUNDARY = {
  heading: 'The page could not be shown',
  failedLoadAppText: (message: string) => `Failed to load app: ${message}`,
  button: 'Load the page again',
};

/** gate/checking.tsx */
export const CHECKING = {
  text: 'Checking access...',
};
