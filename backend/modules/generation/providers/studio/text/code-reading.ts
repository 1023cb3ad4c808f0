/** What can be said about a piece of code from its text alone. */
export interface CodeReading {
  language: string;
  name: string | null;
  parameters: string[];
  /** Plain-word steps in the order of the lines. */
  steps: string[];
  returns: boolean;
  throws: boolean;
  waits: boolean;
  loops: boolean;
  branches: number;
}

const FUNCTION = /(?:async\s+)?(?:function\s*\*?|def|func|fn|sub)\s+([A-Za-z_$][\w$]*)\s*(?:<[^(]*>)?\s*\(((?:[^()]|\([^()]*\))*)\)|(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*=\s*(?:async\s*)?\(?([^)=]*)\)?\s*=>|(?:public|private|static|protected)\s+[\w<>[\]]+\s+([A-Za-z_]\w*)\s*\(([^)]*)\)/;

const LANGUAGES: readonly (readonly [string, RegExp])[] = [
  ['python', /^\s*(?:def |import \w+$|from \w+ import|class \w+.*:$)/m], ['go', /\bfunc \w+\(.*\)\s*[\w*]*\s*\{|:=/],
  ['rust', /\bfn \w+|let mut |->\s*\w+\s*\{/], ['sql', /^\s*(?:select|insert|update|with)\b/im], ['java', /\bpublic (?:static |class )/],
  ['typescript', /:\s*(?:string|number|boolean|Promise<)|interface \w+/], ['javascript', /\b(?:const|let|function|=>)\b/],
];

const STEPS: readonly (readonly [RegExp, (hit: RegExpExecArray) => string])[] = [
  [/^\s*select\s+(.+)$/i, (hit) => `Picks \`${hit[1]!.slice(0, 80)}\`.`],
  [/^\s*from\s+(\w+)/i, (hit) => `Reads the rows of \`${hit[1]!}\`.`],
  [/^\s*where\s+(.+?);?$/i, (hit) => `Keeps only rows where \`${hit[1]!}\` holds.`],
  [/^\s*group by\s+(.+?);?$/i, (hit) => `Puts rows with an equal \`${hit[1]!}\` into one group.`],
  [/^\s*order by\s+(.+?);?$/i, (hit) => `Sorts the result by \`${hit[1]!}\`.`],
  [/^\s*(?:const|let|var)\s+(\w+)\s*:[^=]*;\s*$/, (hit) => `Declares \`${hit[1]!}\`, empty at first.`],
  [/^\s*if\s*\(([^()]*)\)\s*([\w.]+)\(([^()]*)\);?\s*$/, (hit) => `When \`${hit[1]!}\` is set, calls \`${hit[2]!}(${hit[3]!})\` first.`],
  [/^\s*return\s+\(.*\)\s*=>\s*\{\s*$/, () => 'Returns a new function; the lines that follow run each time it is called.'],
  [/^\s*for\b.*?\b(?:of|in)\s+([\w.$]+)/, (hit) => `Goes through \`${hit[1]!}\`, one entry at a time.`],
  [/^\s*(?:for|while)\b\s*\(?([^{:]*)/, (hit) => `Repeats while \`${hit[1]!.trim().replace(/\)$/, '')}\` holds.`],
  [/^\s*(?:\}?\s*else\s+)?if\s*\(?(.+?)\)?\s*[{:]?\s*(?:return|throw|raise|$)/, (hit) => `Checks \`${hit[1]!.trim()}\` and takes that path only when it is true.`],
  [/^\s*(?:throw|raise)\s+(?:new\s+)?([\w.]+)/, (hit) => `Stops with \`${hit[1]!}\`, so that the caller has to decide.`],
  [/^\s*(?:try)\b/, () => 'Begins a part that is allowed to fail.'],
  [/^\s*\}?\s*(?:catch|except)\b\s*\(?([\w.]*)/, (hit) => `Catches the failure${hit[1] ? ` as \`${hit[1]}\`` : ''} in place of passing it on.`],
  [/^\s*return\b\s*(.*?);?\s*$/, (hit) => (hit[1] ? `Returns \`${hit[1].slice(0, 60)}\`.` : 'Returns without a value.')],
  [/^\s*(?:const|let|var)?\s*\[?\{?\s*([\w$]+)[^=]*=\s*await\s+([\w.$]+)/, (hit) => `Waits for \`${hit[2]!}\` and keeps the answer as \`${hit[1]!}\`.`],
  [/^\s*await\s+([\w.$]+)/, (hit) => `Waits until \`${hit[1]!}\` has finished.`],
  [/^\s*(?:const|let|var|val)?\s*([\w$]+)\s*(?::=|=)(?!=|>)\s*([^;]+);?\s*$/, (hit) => `Sets \`${hit[1]!}\` from \`${hit[2]!.trim().slice(0, 60)}\`.`],
];

/** Reads code line by line; null when the text does not look like code. */
export function readCode(code: string): CodeReading | null {
  if (!/[;{}=()]|:\s*$/m.test(code) || !/\b(?:function|def|fn|func|const|let|var|class|return|if|for|while|select|import|public)\b|=>/i.test(code)) return null;
  const head = FUNCTION.exec(code);
  const parameters = (head?.[2] ?? head?.[4] ?? head?.[6] ?? '').replace(/\([^()]*\)/g, '').split(',').map((part) => part.trim().replace(/[:=].*$/, '').trim().split(/\s+/).at(-1) ?? '').filter((part) => /^[\w$.*{}&]+$/.test(part) && part !== 'self');
  const steps: string[] = [];
  for (const line of code.split('\n')) {
    if (FUNCTION.test(line) && !/=\s*(?!.*=>)/.test(line)) continue;
    for (const [pattern, describe] of STEPS) {
      const hit = pattern.exec(line);
      if (hit) { steps.push(describe(hit)); break; }
    }
  }
  return {
    language: LANGUAGES.find(([, pattern]) => pattern.test(code))?.[0] ?? 'text',
    name: head?.[1] ?? head?.[3] ?? head?.[5] ?? null,
    parameters, steps,
    returns: /\breturn\s+\S|=>\s*[^{\s]/.test(code), throws: /\b(?:throw|raise|panic)\b/.test(code),
    waits: /\bawait\b|\.then\(/.test(code), loops: /\b(?:for|while|map|forEach|reduce)\b/.test(code),
    branches: (code.match(/\bif\b|\bcase\b|\?\s/g) ?? []).length,
  };
}
