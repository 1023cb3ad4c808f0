import ts from 'typescript';
import { columnNames } from './builder-columns.ts';
import type { BuilderTables } from './builder-tables.ts';
import type { Catalog } from './catalog.ts';
import { compareRow } from './compare-row.ts';
import { placeOf } from './find-statements.ts';
import type { FoundStatements } from './find-statements.ts';

export interface CheckedBuilders {
  /** Faults in the form `<file>:<line> <column>: <what is wrong>`. */
  faults: string[];
  models: number;
  /** How many times a call of a query builder names a column. */
  columns: number;
}

/** Compares each Objection model with its table, and each column that a query builder names with the columns of the table. */
export function checkBuilders(root: string, { checker }: Pick<FoundStatements, 'checker'>, { nodes, models, tableOf }: BuilderTables, catalog: Catalog): CheckedBuilders {
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
      const [first = '', second] = name.split('.');
      const [own, other] = second === undefined ? [first, table] : [second, first];
      if (own !== '*' && !catalog.columnsOf(other).some((column) => column.name === own)) faults.push(`${placeOf(root, call)} ${own}: ${other} has no such column`);
    }
  }
  return { faults, models: models.size, columns };
}
