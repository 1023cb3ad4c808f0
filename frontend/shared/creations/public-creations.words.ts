/** opened-creation.tsx */
export const OPENED_CREATION = {
  reportButton: 'Report',
  deletedAccount: 'A deleted account',
  inputsHeading: 'What was filled in',
};
