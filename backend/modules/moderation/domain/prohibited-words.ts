/* Words that a reviewer should see before a prompt is sold. They do not decide: a text about phishing may teach people to recognize it. */

const WORDS = [
  'nsfw', 'porn', 'pornographic', 'hentai', 'nude', 'nudes', 'deepfake', 'undress', 'gore', 'suicide method', 'self-harm',
  'jailbreak', 'ignore previous instructions', 'ignore all previous instructions', 'without any restrictions',
  'malware', 'ransomware', 'keylogger', 'phishing', 'ddos', 'bomb', 'explosive', 'nerve agent', 'fake passport', 'fake id', 'counterfeit',
  'credit card number', 'cvv', 'social security number', 'password of', 'dox', 'doxx', 'stalk',
  'guaranteed income', 'get rich quick', 'fake review', 'fake reviews', 'plagiarism-free', 'bypass ai detection', 'undetectable by',
];

const letters = '\\p{L}\\p{N}';
const PATTERN = new RegExp(`(?<![${letters}])(?:${WORDS.map((word) => word.replace(/[ -]/g, '[\\s-]+')).join('|')})(?![${letters}])`, 'giu');

/** The listed words that these texts contain, each once, in lower case. */
export const prohibitedWords = (texts: readonly (string | null)[]): string[] =>
  [...new Set(texts.flatMap((text) => text?.normalize('NFKC').match(PATTERN) ?? []).map((found) => found.toLowerCase().replace(/\s+/g, ' ')))];
