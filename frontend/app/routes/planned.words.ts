/** planned.tsx */
export const PLANNED_WORDS = {
  pageTitle: 'Not open yet',
  button: 'Browse the marketplace',
};
