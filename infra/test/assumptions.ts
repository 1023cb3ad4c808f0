import ts from 'typescript';

/** How often code tells TypeScript something that the compiler cannot check, by kind. */
export interface Assumptions {
  /** Number of `!` after an expression or a declared name. */
  nonNull: number;
  /** Number of casts `as X`, without `as const` and `as unknown`, because these take nothing for granted. */
  casts: number;
  any: number;
  /** Number of SQL statements whose rows are declared without their columns. */
  untypedRows: number;
}

type Kind = keyof Assumptions;
export const NONE: Assumptions = { nonNull: 0, casts: 0, any: 0, untypedRows: 0 };

/** Returns the part of the repository to which a file belongs: `backend/modules/wallet`, `frontend/ui`, `tests of backend`. */
export function partOf(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/');
  if (top === 'e2e') return top;
  if (/\.test\.tsx?$/.test(path) || /(^|\/)testing\//.test(path)) return `tests of ${top}`;
  if (second === 'modules') return `${top}/${second}/${third}`;
  return (top === 'backend' || top === 'frontend') && path.includes('/', top.length + 1) ? `${top}/${second}` : top;
}

/** Finds the places where a file assumes something that the compiler does not check. @returns `<path>:<line> <the code>` with its kind */
export function findAssumptions(path: string, text: string): { kind: Kind; place: string }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: { kind: Kind; place: string }[] = [];
  const visit = (node: ts.Node): void => {
    const kind = kindOf(node);
    if (kind) found.push({ kind, place: `${path}:${String(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)} ${node.getText().replace(/\s+/g, ' ')}` });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function kindOf(node: ts.Node): Kind | null {
  if (ts.isNonNullExpression(node)) return 'nonNull';
  if ((ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node)) && node.exclamationToken) return 'nonNull';
  if (ts.isAsExpression(node)) return ts.isConstTypeReference(node.type) || node.type.kind === ts.SyntaxKind.UnknownKeyword ? null : 'casts';
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'any';
  return ts.isCallExpression(node) && hasUntypedRows(node) ? 'untypedRows' : null;
}

function hasUntypedRows({ expression, typeArguments }: ts.CallExpression): boolean {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : ts.isIdentifier(expression) ? expression.text : '';
  const row = typeArguments?.[0]?.getText() ?? '';
  return /^(rows|prepared|query|knex|tx)$/.test(name) && /^(object|unknown|any|Record<.*)$/.test(row);
}

/** Returns the number of lines in each part of the repository. */
export function linesByPart(files: ReadonlyMap<string, string>): Map<string, number> {
  const lines = new Map<string, number>();
  for (const [path, text] of sources(files)) lines.set(partOf(path), (lines.get(partOf(path)) ?? 0) + text.split('\n').length);
  return lines;
}

/** Returns how many unchecked assumptions the code of each part of the repository makes. */
export function assumptionsByPart(files: ReadonlyMap<string, string>): Map<string, Assumptions> {
  const counts = new Map<string, Assumptions>();
  for (const [path, text] of sources(files)) {
    const count = counts.get(partOf(path)) ?? { ...NONE };
    for (const { kind } of findAssumptions(path, text)) count[kind] += 1;
    counts.set(partOf(path), count);
  }
  return new Map([...counts].sort(([a], [b]) => a.localeCompare(b)));
}

const sources = (files: ReadonlyMap<string, string>): [string, string][] => [...files].filter(([path]) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
