/** my-creations.tsx */
export const MY_CREATIONS = {
  pageTitle: 'My Creations',
  label: 'Content type',
  title: ['Your gallery is so empty it echoes… echo… echo', 'No creations yet'] as const,
  button: 'Make something',
  runPromptResultsText: 'Run a prompt. Its results appear here.',
};
