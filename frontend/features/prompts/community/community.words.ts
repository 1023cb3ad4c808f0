export const COMMUNITY_TAB = {
  label: 'Creations of this prompt',
  emptyTitle: 'Nothing is shown here yet',
  emptyText: 'Run the prompt, then make your result public in My Creations. It appears here.',
  useInputsButton: 'Use these inputs',
};
