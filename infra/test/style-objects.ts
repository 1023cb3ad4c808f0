import ts from 'typescript';

/** How many places must write the same style object until it should be a pattern (frontend/ui/theme/patterns.ts), a recipe or a component. */
const OFTEN = 3;

/**
 * Finds style objects of two or more declarations that three or more calls of css() write, the most frequent one first. The order of
 * declarations does not matter. Patterns and recipes are not counted: they are the replacement for repeated objects.
 * @param files source files of the client, by path
 */
export function repeatedStyles(files: ReadonlyMap<string, string>): { style: string; places: string[] }[] {
  const found = new Map<string, string[]>();
  for (const [path, text] of files) {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'css')
        for (const style of node.arguments.filter(ts.isObjectLiteralExpression).filter(({ properties }) => properties.length > 1)) {
          const written = style.properties.map((property) => property.getText(source).replace(/\s+/g, ' ')).sort().join(', ');
          found.set(written, [...(found.get(written) ?? []), `${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`]);
        }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...found].filter(([, places]) => places.length >= OFTEN).map(([style, places]) => ({ style, places })).sort((a, b) => b.places.length - a.places.length);
}
