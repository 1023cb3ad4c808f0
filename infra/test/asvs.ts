/** One page of docs/asvs (the security requirements of OWASP and their states), with its file name. */
export interface AsvsPage {
  name: string;
  text: string;
}

const ROW = /^\| ([^|]*?) \| ([^|]*?) \| ([^|]*?) \| (.*) \|$/;
const ID = /^(1[0-7]|[1-9])\.[1-9]\d?\.[1-9]\d?$/;
const CHAPTER = /^## V(\d+) /;
const STATES = ['tested', 'documented', 'not applicable', 'open'] as const;
type State = (typeof STATES)[number];
type Counts = Record<State, number>;
/** Matches test files that an ASVS page may name as proof, because a reader can run them. */
const TEST_FILE = /\.(test|int\.test|deep\.test|catalogue\.test)\.tsx?$|^e2e\/specs\/.+\.spec\.ts$/;
/** Matches the section of a document that an ASVS page names as the explanation of a requirement. */
const SECTION = /^`(docs\/[a-z/-]+\.md#[a-z-]+)`$/;
const zero = (): Counts => ({ tested: 0, documented: 0, 'not applicable': 0, open: 0 });

/**
 * Returns the problems in the pages about the ASVS: invalid ids, repeated ids, ids in the wrong chapter; rows without exactly one state;
 * tests that do not exist; wrong counts in the index. `exists` tells whether a file of this repository, or a section of one (`file#heading`),
 * is there.
 */
export function asvsProblems(pages: readonly AsvsPage[], index: string, exists: (file: string) => boolean): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  const counted = new Map<string, Counts>();
  for (const { name, text } of pages) {
    let chapter = '';
    for (const line of text.split('\n')) {
      chapter = CHAPTER.exec(line)?.[1] ?? chapter;
      const [, id = '', level = '', asks = '', state = ''] = ROW.exec(line) ?? [];
      if (!line.startsWith('|') || id === 'id' || /^\|(-+\|)+$/.test(line)) continue;
      const wrong = (what: string): void => void problems.push(`${name} ${id || line}: ${what}.`);
      if (!ID.test(id) || id.split('.')[0] !== chapter) wrong('no id of its chapter');
      if (seen.has(id)) wrong('comes twice');
      seen.add(id);
      if (!/^[12]$/.test(level)) wrong('no level 1 or 2');
      if (asks === '') wrong('asks for nothing');
      const kind = STATES.find((each) => state.startsWith(`${each}: `));
      if (!kind || state.length < kind.length + 4) {
        wrong('not exactly one state with its reason');
        continue;
      }
      const counts = counted.get(chapter) ?? zero();
      counts[kind] += 1;
      counted.set(chapter, counts);
      if (kind === 'tested') for (const problem of wrongFiles(state.slice('tested: '.length), exists)) wrong(problem);
      const section = kind === 'documented' ? SECTION.exec(state.slice('documented: '.length))?.[1] : undefined;
      if (kind === 'documented' && (section === undefined || !exists(section))) wrong('no section of a document');
    }
  }
  return [...problems, ...wrongCounts(counted, index)];
}

function wrongFiles(list: string, exists: (file: string) => boolean): string[] {
  return list.split(', ').flatMap((written) => {
    const file = /^`([^`]+)`$/.exec(written)?.[1];
    if (file === undefined || !TEST_FILE.test(file)) return [`${written} is no test file`];
    return exists(file) ? [] : [`${file} does not exist`];
  });
}

function wrongCounts(counted: ReadonlyMap<string, Counts>, index: string): string[] {
  const all = zero();
  for (const counts of counted.values()) for (const state of STATES) all[state] += counts[state];
  const line = (label: string, counts: Counts): string => `${label} | ${STATES.map((state) => counts[state]).join(' | ')} |`;
  const written = index.split('\n').map((each) => each.replace(/^\| \[(V\d+) [^\]]*\]\([^)]*\)/, '$1').replace(/^\| all/, 'all'));
  const wanted = [...[...counted].map(([chapter, counts]) => line(`V${chapter}`, counts)), line(`all ${STATES.reduce((sum, state) => sum + all[state], 0)}`, all)];
  return wanted.filter((each) => !written.includes(each)).map((each) => `README.md does not say: ${each}`);
}
