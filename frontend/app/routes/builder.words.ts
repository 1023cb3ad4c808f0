/** Texts of builder.tsx. */
export const BUILDER = {
  pageTitle: 'Create Prompt',
};
