export const MARKETPLACE = {
  promptsPeopleText: 'Prompts that people have tried. If a run fails, it costs nothing.',
  button: 'Sell a prompt',
  label: 'What to find',
  promptsThatFitTitle: 'Prompts that fit',
  morePromptsTitle: 'More prompts',
  allPromptsTitle: 'All prompts',
  correctedText: (words: string) => `No result for “${words}”. These are results for {correctedTo}.`,
};
