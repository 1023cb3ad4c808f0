/** Texts of prompt-history.tsx. */
export const PROMPT_HISTORY = {
  pageTitle: (title: string) => `History of ${title}`,
};
