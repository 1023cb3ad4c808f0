export const OWN_PROMPTS_PAGE = {
  pageTitle: 'Your prompts',
  button: 'Create a prompt',
};
