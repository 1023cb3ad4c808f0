// Named exports instead of an object: the first visit's script then carries no names of keys. Import them as a namespace.

export const errorBoundaryHeading = 'The page could not be shown';
export const errorBoundaryFailedLoadAppText = (message: string) => `Failed to load app: ${message}`;
export const errorBoundaryButton = 'Load the page again';

export const checkingText = 'Checking access...';
