export const OPENED_CREATION = {
  reportButton: 'Report',
  promptButton: 'Make one like it',
  deletedAccount: 'A deleted account',
  inputsHeading: 'What was filled in',
};
