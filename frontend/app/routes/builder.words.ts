export const BUILDER = {
  pageTitle: 'Create Prompt',
};
