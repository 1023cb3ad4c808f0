import type { Random } from '../random.ts';

/** The facts about a piece of code that its text alone shows. */
export interface CodeReading {
  language: string;
  name: string | null;
  parameters: string[];
  /** The steps of the code in plain words, in the order of its lines. */
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

/** For each kind of code line, several sentences that say what the line does. One of them is chosen by chance. */
const STEPS: readonly (readonly [RegExp, (hit: RegExpExecArray) => readonly string[]])[] = [
  [/^\s*select\s+(.+)$/i, (hit) => [`Picks \`${hit[1]!.slice(0, 80)}\`.`, `What comes out is \`${hit[1]!.slice(0, 80)}\`.`, `Asks for \`${hit[1]!.slice(0, 80)}\`.`]],
  [/^\s*from\s+(\w+)/i, (hit) => [`Reads the rows of \`${hit[1]!}\`.`, `The rows come from \`${hit[1]!}\`.`, `Its source is \`${hit[1]!}\`.`]],
  [/^\s*where\s+(.+?);?$/i, (hit) => [`Keeps only rows where \`${hit[1]!}\` holds.`, `Leaves out every row for which \`${hit[1]!}\` is not true.`, `A row counts only if \`${hit[1]!}\`.`]],
  [/^\s*group by\s+(.+?);?$/i, (hit) => [`Puts rows with an equal \`${hit[1]!}\` into one group.`, `Makes one group for each value of \`${hit[1]!}\`.`, `Sums up by \`${hit[1]!}\`.`]],
  [/^\s*order by\s+(.+?);?$/i, (hit) => [`Sorts the result by \`${hit[1]!}\`.`, `Puts the rows in the order of \`${hit[1]!}\`.`, `The order at the end is that of \`${hit[1]!}\`.`]],
  [/^\s*(?:const|let|var)\s+(\w+)\s*:[^=]*;\s*$/, (hit) => [`Declares \`${hit[1]!}\`, empty at first.`, `Makes room for \`${hit[1]!}\`, without a value yet.`, `\`${hit[1]!}\` exists from here on and holds nothing.`]],
  [/^\s*if\s*\(([^()]*)\)\s*([\w.]+)\(([^()]*)\);?\s*$/, (hit) => [`When \`${hit[1]!}\` is set, calls \`${hit[2]!}(${hit[3]!})\` first.`, `If there is a \`${hit[1]!}\`, \`${hit[2]!}(${hit[3]!})\` comes before anything else; otherwise nothing happens here.`, `Calls \`${hit[2]!}(${hit[3]!})\`, but only while \`${hit[1]!}\` has a value.`]],
  [/^\s*return\s+\(.*\)\s*=>\s*\{\s*$/, () => ['Returns a new function; the lines that follow run each time it is called.', 'Hands back a function. What stands inside it happens later, once per call.', 'The answer is itself a function, and the rest belongs to it.']],
  [/^\s*for\b.*?\b(?:of|in)\s+([\w.$]+)/, (hit) => [`Goes through \`${hit[1]!}\`, one entry at a time.`, `Takes each entry of \`${hit[1]!}\` in turn.`, `Does the following once for every entry of \`${hit[1]!}\`.`]],
  [/^\s*(?:for|while)\b\s*\(?([^{:]*)/, (hit) => { const test = hit[1]!.trim().replace(/\)$/, ''); return [`Repeats while \`${test}\` holds.`, `Goes round as long as \`${test}\`.`, `Starts over until \`${test}\` is no longer true.`]; }],
  [/^\s*(?:\}?\s*else\s+)?if\s*\(?(.+?)\)?\s*[{:]?\s*(?:return|throw|raise|$)/, (hit) => [`Checks \`${hit[1]!.trim()}\` and takes that path only when it is true.`, `Decides by \`${hit[1]!.trim()}\`.`, `Only when \`${hit[1]!.trim()}\` holds does the next step happen.`]],
  [/^\s*(?:throw|raise)\s+(?:new\s+)?([\w.]+)/, (hit) => [`Stops with \`${hit[1]!}\`, so that the caller has to decide.`, `Gives up and reports \`${hit[1]!}\`.`, `Ends here with \`${hit[1]!}\`; what then happens is up to the caller.`]],
  [/^\s*(?:try)\b/, () => ['Begins a part that is allowed to fail.', 'What follows may fail without ending everything.', 'From here on a failure is expected.']],
  [/^\s*\}?\s*(?:catch|except)\b\s*\(?([\w.]*)/, (hit) => { const as = hit[1] ? ` as \`${hit[1]}\`` : ''; return [`Catches the failure${as} in place of passing it on.`, `A failure ends up here${as}, and goes no further by itself.`, `Holds on to the failure${as}.`]; }],
  [/^\s*return\b\s*(.*?);?\s*$/, (hit) => (hit[1] ? [`Returns \`${hit[1].slice(0, 60)}\`.`, `The answer is \`${hit[1].slice(0, 60)}\`.`, `Gives back \`${hit[1].slice(0, 60)}\`.`] : ['Returns without a value.', 'Ends here and gives nothing back.', 'Leaves, empty-handed.'])],
  [/^\s*(?:const|let|var)?\s*\[?\{?\s*([\w$]+)[^=]*=\s*await\s+([\w.$]+)/, (hit) => [`Waits for \`${hit[2]!}\` and keeps the answer as \`${hit[1]!}\`.`, `\`${hit[1]!}\` is what \`${hit[2]!}\` answers, once it has finished.`, `Asks \`${hit[2]!}\`, waits, and stores the result in \`${hit[1]!}\`.`]],
  [/^\s*await\s+([\w.$]+)/, (hit) => [`Waits until \`${hit[1]!}\` has finished.`, `Goes on only after \`${hit[1]!}\` is done.`, `Pauses for \`${hit[1]!}\`.`]],
  [/^\s*(?:const|let|var|val)?\s*([\w$]+)\s*(?::=|=)(?!=|>)\s*([^;]+);?\s*$/, (hit) => { const value = hit[2]!.trim().slice(0, 60); return [`Sets \`${hit[1]!}\` from \`${value}\`.`, `Keeps \`${value}\` under the name \`${hit[1]!}\`.`, `From here on \`${hit[1]!}\` stands for \`${value}\`.`]; }],
];

/** Describes code line by line; null when the text does not look like code. `random` chooses between sentences that say the same. */
export function readCode(code: string, random: Random): CodeReading | null {
  if (!/[;{}=()]|:\s*$/m.test(code) || !/\b(?:function|def|fn|func|const|let|var|class|return|if|for|while|select|import|public)\b|=>/i.test(code)) return null;
  const head = FUNCTION.exec(code);
  const parameters = (head?.[2] ?? head?.[4] ?? head?.[6] ?? '').replace(/\([^()]*\)/g, '').split(',').map((part) => part.trim().replace(/[:=].*$/, '').trim().split(/\s+/).at(-1) ?? '').filter((part) => /^[\w$.*{}&]+$/.test(part) && part !== 'self');
  const steps: string[] = [];
  for (const line of code.split('\n')) {
    if (FUNCTION.test(line) && !/=\s*(?!.*=>)/.test(line)) continue;
    for (const [pattern, describe] of STEPS) {
      const hit = pattern.exec(line);
      if (hit) { steps.push(random.pick(describe(hit))); break; }
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
