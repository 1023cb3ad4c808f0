export const PROMPT = {
  title: 'This prompt could not be opened',
  button: 'Try again',
  nothingLostPleaseText: 'Nothing is lost. Please try again.',
};
