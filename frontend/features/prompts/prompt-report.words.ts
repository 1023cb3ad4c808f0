/** report/report-dialog.tsx */
export const REPORT_DIALOG = {
  itSaysSomething: 'It says something that is not true',
  thankYouForTelling: 'Thank you for telling us',
  moderatorReviews: 'A moderator reviews it. The author does not learn who reported it.',
  description: (by: string) => `What is wrong with what ${by} wrote?`,
  whatIsWrong: (title: string) => `What is wrong with “${title}”?`,
  reportWasNotSent: 'The report was not sent',
  help: 'What did you see, and where?',
};
