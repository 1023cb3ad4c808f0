import ts from 'typescript';
import type { FoundStatements } from './find-statements.ts';

const CONNECTIONS = new Set(['knex', 'tx', 'trx', 'connection']);

interface BuilderModel {
  node: ts.ClassDeclaration;
  table: string;
}

export interface BuilderTables {
  /** All syntax nodes of the server's files, without migrations, because these write tables of earlier versions. */
  nodes: readonly ts.Node[];
  /** The Objection models by the names of their classes. */
  models: ReadonlyMap<string, BuilderModel>;
  /** The table of the query builder on which a method is called: `UserModel.query(tx)`, `tx('users')`, or a constant or callback parameter that holds one. */
  tableOf(node: ts.Node): string | null;
}

/** Finds out which table each call of a query builder is about. */
export function builderTables({ checker, sources }: Pick<FoundStatements, 'checker' | 'sources'>): BuilderTables {
  const nodes = sources.filter(({ fileName }) => !/migrations?(\/|\.ts$)/.test(fileName)).flatMap(descendants);
  const models = new Map(nodes.filter(ts.isClassDeclaration).flatMap((node) => {
    const table = tableOfModel(node);
    return table === null || !node.name ? [] : [[node.name.text, { node, table }] as const];
  }));
  return { nodes, models, tableOf };

  function tableOf(node: ts.Node): string | null {
    if (ts.isPropertyAccessExpression(node) || ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) return tableOf(node.expression);
    if (ts.isCallExpression(node)) return rootTable(node) ?? tableOf(node.expression);
    if (!ts.isIdentifier(node)) return null;
    const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer) return tableOf(declaration.initializer);
    const callback = declaration && ts.isParameter(declaration) ? declaration.parent : null;
    return callback && ts.isCallExpression(callback.parent) && columnMethod(callback.parent) ? tableOf(callback.parent) : null;
  }

  function rootTable(call: ts.CallExpression): string | null {
    const { expression, arguments: given } = call;
    const last = ts.isPropertyAccessExpression(expression) ? expression.name.text : ts.isIdentifier(expression) ? expression.text : '';
    if (last === 'query' && ts.isPropertyAccessExpression(expression)) return models.get(expression.expression.getText())?.table ?? null;
    const [table] = given;
    if (CONNECTIONS.has(last) && table && ts.isStringLiteral(table)) return table.text;
    // The builder may come from a function of our code that returns one.
    const declaration = ts.isIdentifier(expression) ? checker.getSymbolAtLocation(expression)?.valueDeclaration : undefined;
    const made = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    return made && ts.isArrowFunction(made) && !ts.isBlock(made.body) ? tableOf(made.body) : null;
  }
}

const columnMethod = ({ expression }: ts.CallExpression): boolean => ts.isPropertyAccessExpression(expression) && /^(and|or)?where/i.test(expression.name.text);

function descendants(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (each: ts.Node): void => {
    found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

/** The table name of an Objection model, as its class declares it: `static tableName = 'users'`. */
function tableOfModel(node: ts.ClassDeclaration): string | null {
  if (!node.heritageClauses?.some(({ types }) => types.some(({ expression }) => expression.getText() === 'Model'))) return null;
  for (const member of node.members) {
    if (ts.isPropertyDeclaration(member) && member.name.getText() === 'tableName' && member.initializer && ts.isStringLiteral(member.initializer)) return member.initializer.text;
  }
  return null;
}
