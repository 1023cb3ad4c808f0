export const EMPTY_HISTORY = {
  title: ["No history. You're basically a time traveler who hasn't left yet ⏳", 'No runs yet'] as const,
  runThisPromptButton: 'Run this prompt',
  browseMarketplaceButton: 'Browse marketplace',
  runsAppearText: 'Your runs appear here with their inputs, results and cost.',
};
