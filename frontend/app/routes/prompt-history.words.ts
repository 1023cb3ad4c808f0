export const PROMPT_HISTORY = {
  pageTitle: (title: string) => `History of ${title}`,
};
