/** Files of the repository that a check reads: their texts by path. */
export type Files = ReadonlyMap<string, string>;

interface Rule {
  address: string;
  sentences: readonly string[];
  enforcers: readonly string[];
}

const FOLDER = 'docs/rules/';
const INDEX = `${FOLDER}README.md`;
const CITATION = /docs\/rules\/([a-z-]+\.md)(?:#([a-z0-9-]+))?/g;
/** The folder whose texts reach the API's description, so that they may cite rules only in comments. */
const API = 'backend/contracts/';
const COMMENT = /^\s*\*|\/\*|\/\//;
const SENTENCE_WORDS = 25;
/** Matches names of documents that a reader of this repository cannot open. `ARCHITECTURE.md` in capitals is part of the repository. */
const OUTSIDE = /\b(?:decisions|screens|quality|data-model|design|architecture|stack|language)\.md\b|\bshared\/(?:guide|spec)\b|\b[Ss]pecification\b/g;

/**
 * Compares the rules of docs/rules with the citations of the whole repository.
 * @returns one sentence per problem, empty when all is well
 */
export function ruleProblems(files: Files): string[] {
  const pages = [...files].filter(([path]) => path.startsWith(FOLDER) && path !== INDEX);
  const rules = pages.flatMap(([path, text]) => rulesOf(path, text));
  const known = new Set(rules.map(({ address }) => address));
  const cited = new Set<string>();
  const problems = pages
    .filter(([path]) => !files.get(INDEX)?.includes(`(${path.slice(FOLDER.length)})`))
    .map(([path]) => `${INDEX} does not list ${path}.`);
  for (const [path, text] of files) {
    if (path.startsWith(FOLDER)) continue;
    for (const { line, words, before } of found(text, CITATION)) {
      cited.add(words);
      if (!known.has(words)) problems.push(`${path}:${line} cites ${words}, which is not a rule.`);
      if (path.startsWith(API) && !COMMENT.test(before)) problems.push(`${path}:${line} cites ${words} outside of a comment, so that the API's description shows it.`);
    }
    for (const { line, words } of found(text, OUTSIDE)) problems.push(`${path}:${line} cites "${words}", which is not in this repository. Cite a rule of ${FOLDER}.`);
  }
  return [...problems, ...rules.flatMap((rule) => problemsOf(rule, files, cited))];
}

function problemsOf({ address, sentences, enforcers }: Rule, files: Files, cited: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  if (!cited.has(address)) problems.push(`No file cites ${address}: cite the rule or delete it.`);
  if (sentences.length === 0) problems.push(`${address} says nothing.`);
  if (enforcers.length === 0) problems.push(`${address} names no file that enforces it.`);
  for (const path of enforcers) if (!files.has(path)) problems.push(`${address} names ${path}, which does not exist.`);
  for (const sentence of sentences) {
    const words = sentence.split(/\s+/).length;
    if (words > SENTENCE_WORDS) problems.push(`${address} has a sentence of ${words} words: "${sentence.slice(0, 40)}…".`);
  }
  return problems;
}

/** Reads the rules of one page of docs/rules. Each is a heading of the second level, then sentences, then the files that enforce it. */
function rulesOf(path: string, text: string): Rule[] {
  return text.split(/^## /m).slice(1).map((part) => {
    const [id = '', ...lines] = part.split('\n');
    const enforcedBy = lines.filter((line) => line.startsWith('- Enforced by: ')).join(' ');
    const prose = lines.filter((line) => !/^(- |\||#|$)/.test(line)).join(' ');
    return {
      address: `${path}#${id.trim()}`,
      sentences: prose.split(/(?<=[.!?]) +(?=[A-Z`])/).map((sentence) => sentence.trim()).filter(Boolean),
      enforcers: [...enforcedBy.matchAll(/`([^`]+)`/g)].map(([, file]) => file!),
    };
  });
}

function found(text: string, pattern: RegExp): { line: number; words: string; before: string }[] {
  return text.split('\n').flatMap((line, at) => [...line.matchAll(pattern)].map((match) => ({ line: at + 1, words: match[0], before: line.slice(0, match.index) })));
}
