import ts from 'typescript';
import { columnNames } from './builder-columns.ts';
import type { Catalog } from './catalog.ts';
import { compareRow } from './compare-row.ts';
import { placeOf } from './find-statements.ts';
import type { FoundStatements } from './find-statements.ts';

export interface CheckedBuilders {
  /** `<file>:<line> <column>: <what is wrong>` */
  faults: string[];
  models: number;
  /** How often a call of a builder names a column. */
  columns: number;
}

const CONNECTIONS = new Set(['knex', 'tx', 'trx', 'connection']);

/** Compares each Objection model with its table, and each column that a call of a builder names with the columns of the table. */
export function checkBuilders(root: string, { checker, sources }: Pick<FoundStatements, 'checker' | 'sources'>, catalog: Catalog): CheckedBuilders {
  const nodes = sources.filter(({ fileName }) => !/migrations?(\/|\.ts$)/.test(fileName)).flatMap(descendants);
  const models = new Map(nodes.filter(ts.isClassDeclaration).flatMap((node) => {
    const table = tableOfModel(node);
    return table === null ? [] : [[node.name!.text, { node, table }] as const];
  }));
  const faults = [...models.values()].flatMap(({ node, table }) => {
    const columns = catalog.columnsOf(table).map((column) => ({ name: column.name, type: column.type, nullable: !column.notNull, source: column }));
    return compareRow(checker, checker.getTypeAtLocation(node), columns, node).map((fault) => `${placeOf(root, node)} ${fault}`);
  });
  let columns = 0;
  for (const call of nodes.filter(ts.isCallExpression)) {
    const names = columnNames(call);
    const table = names.length > 0 ? tableOf(call) : null;
    if (table === null) continue;
    for (const name of names) {
      columns += 1;
      const [own, other] = name.includes('.') ? [name.split('.')[1]!, name.split('.')[0]!] : [name, table];
      if (own !== '*' && !catalog.columnsOf(other).some((column) => column.name === own)) faults.push(`${placeOf(root, call)} ${own}: ${other} has no such column`);
    }
  }
  return { faults, models: models.size, columns };

  /** The table of the builder on which a method is called: `UserModel.query(tx)`, `tx('users')`, a constant or a callback's parameter of such. */
  function tableOf(node: ts.Node): string | null {
    if (ts.isPropertyAccessExpression(node) || ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) return tableOf(node.expression);
    if (ts.isCallExpression(node)) return rootTable(node) ?? tableOf(node.expression);
    if (!ts.isIdentifier(node)) return null;
    const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer) return tableOf(declaration.initializer);
    const callback = declaration && ts.isParameter(declaration) ? declaration.parent : null;
    return callback && ts.isCallExpression(callback.parent) && columnMethod(callback.parent) ? tableOf(callback.parent) : null;
  }

  function rootTable({ expression, arguments: given }: ts.CallExpression): string | null {
    const last = ts.isPropertyAccessExpression(expression) ? expression.name.text : ts.isIdentifier(expression) ? expression.text : '';
    if (last === 'query' && ts.isPropertyAccessExpression(expression)) return models.get(expression.expression.getText())?.table ?? null;
    const [table] = given;
    return CONNECTIONS.has(last) && table && ts.isStringLiteral(table) ? table.text : null;
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

/** `static tableName = 'users'` of a class that extends Objection's Model. */
function tableOfModel(node: ts.ClassDeclaration): string | null {
  if (!node.heritageClauses?.some(({ types }) => types.some(({ expression }) => expression.getText() === 'Model'))) return null;
  for (const member of node.members) {
    if (ts.isPropertyDeclaration(member) && member.name.getText() === 'tableName' && member.initializer && ts.isStringLiteral(member.initializer)) return member.initializer.text;
  }
  return null;
}
