// Words of the client's start as named exports instead of an object, because keys of an object would enlarge the first visit's script. Import them as a
// namespace.

export const errorBoundaryHeading = 'The page could not be shown';
export const errorBoundaryFailedLoadAppText = (message: string) => `Failed to load app: ${message}`;
export const errorBoundaryButton = 'Load the page again';

export const checkingText = 'Checking access...';
