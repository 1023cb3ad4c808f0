import ts from 'typescript';
import type { ResultColumn } from './describe-statement.ts';

// Postgres types that the driver turns into numbers, see its type parsers and `database.ts`.
const NUMBERS = new Set(['smallint', 'integer', 'bigint', 'real', 'double precision', 'oid']);
const DATES = new Set(['timestamp with time zone', 'timestamp without time zone', 'date']);
const ANYTHING = new Set(['json', 'jsonb', 'void']);

/** Compares a declared row with the columns that Postgres returns, and says in words what is wrong. */
export function compareRow(checker: ts.TypeChecker, row: ts.Type, columns: readonly ResultColumn[], node: ts.Node): string[] {
  const faults: string[] = [];
  const byName = new Map(columns.map((column) => [column.name, column]));
  if (byName.size < columns.length) faults.push('two columns have one name');
  for (const property of checker.getPropertiesOfType(row).filter((item) => !isOfLibrary(item))) {
    const declared = checker.getTypeOfSymbolAtLocation(property, node);
    const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const column = byName.get(property.name);
    if (column) faults.push(...compareColumn(checker, declared, column));
    else if (!optional) faults.push(`${property.name}: Postgres answers no such column`);
  }
  return faults;
}

/** A row type may be an Objection model. Members that Objection declares for every model are no columns. */
const isOfLibrary = ({ declarations = [] }: ts.Symbol): boolean => declarations.some((declaration) => declaration.getSourceFile().fileName.includes('/node_modules/objection/'));

function compareColumn(checker: ts.TypeChecker, declared: ts.Type, column: ResultColumn): string[] {
  const { name, type, nullable, source } = column;
  if (declared.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return [];
  const text = checker.typeToString(declared);
  const mayBeNull = checker.isTypeAssignableTo(checker.getNullType(), declared);
  const value = checker.getNonNullableType(declared);
  const faults: string[] = [];
  if (!fits(checker, value, type)) faults.push(`${name}: declared ${text}, Postgres answers ${type}`);
  if (nullable && !mayBeNull) faults.push(`${name}: declared ${text}, can be null`);
  // One row type serves many statements. So a declared null is a fault only if the column of the table can never be null.
  if (!nullable && mayBeNull && (source === undefined || source.notNull)) faults.push(`${name}: declared ${text}, is never null`);
  return faults;
}

function fits(checker: ts.TypeChecker, declared: ts.Type, type: string): boolean {
  if (ANYTHING.has(type)) return true;
  if (type.endsWith('[]')) {
    const element = checker.isArrayType(declared) ? checker.getTypeArguments(declared as ts.TypeReference)[0] : undefined;
    return element !== undefined && fits(checker, checker.getNonNullableType(element), type.slice(0, -2));
  }
  // A declared type may be narrower than the column's, such as the words that it may hold, or wider.
  const is = (given: ts.Type): boolean => checker.isTypeAssignableTo(declared, given) || checker.isTypeAssignableTo(given, declared);
  if (NUMBERS.has(type)) return is(checker.getNumberType());
  if (DATES.has(type)) return declared.symbol?.name === 'Date';
  if (type === 'boolean') return is(checker.getBooleanType());
  if (type === 'bytea') return declared.symbol?.name === 'Buffer';
  return is(checker.getStringType());
}
