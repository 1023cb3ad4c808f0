/* Words that a reviewer should have seen before a prompt is sold. They decide nothing: a text about phishing may teach how to see it. */

const WORDS = [
  'nsfw', 'porn', 'pornographic', 'hentai', 'nude', 'nudes', 'deepfake', 'undress', 'gore', 'suicide method', 'self-harm',
  'jailbreak', 'ignore previous instructions', 'ignore all previous instructions', 'without any restrictions',
  'malware', 'ransomware', 'keylogger', 'phishing', 'ddos', 'bomb', 'explosive', 'nerve agent', 'fake passport', 'fake id', 'counterfeit',
  'credit card number', 'cvv', 'social security number', 'password of', 'dox', 'doxx', 'stalk',
  'guaranteed income', 'get rich quick', 'fake review', 'fake reviews', 'plagiarism-free', 'bypass ai detection', 'undetectable by',
];

const letters = '\\p{L}\\p{N}';
const PATTERN = new RegExp(`(?<![${letters}])(?:${WORDS.map((word) => word.replace(/[ -]/g, '[\\s-]+')).join('|')})(?![${letters}])`, 'giu');

/** Those of the words that stand in these texts, each once, as they are on the list or written there in lower case. */
export const prohibitedWords = (texts: readonly (string | null)[]): string[] =>
  [...new Set(texts.flatMap((text) => text?.normalize('NFKC').match(PATTERN) ?? []).map((found) => found.toLowerCase().replace(/\s+/g, ' ')))];
