import ts from 'typescript';

// Methods of knex and Objection whose first argument names columns, as words or as the keys of an object.
const FIRST = /^((and|or)?where(Not|In|NotIn|Null|NotNull|Between)?|findOne|insert|insertAndFetch|patch|patchAndFetch|update|merge|increment|decrement|max|min|sum|orderBy|groupBy)$/i;
// Methods of knex and Objection that name columns in every argument.
const EVERY = /^(select|first|returning|distinct|distinctOn|onConflict|pluck|whereColumn)$/;

/** Finds the columns that one call of a query builder names, such as `where({ id })` or `orderBy('position', 'desc')`. None for any other call. */
export function columnNames(call: ts.CallExpression): string[] {
  const method = ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : '';
  const given = EVERY.test(method) ? call.arguments : FIRST.test(method) ? call.arguments.slice(0, 1) : [];
  return given.flatMap((item) => namesIn(item, method === 'orderBy'));
}

function namesIn(node: ts.Expression, isOrder: boolean): string[] {
  if (ts.isStringLiteral(node)) return [node.text.replace(/ as .*$/i, '')];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return namesIn(node.expression, isOrder);
  if (ts.isConditionalExpression(node)) return [...namesIn(node.whenTrue, isOrder), ...namesIn(node.whenFalse, isOrder)];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((item) => namesIn(item, isOrder));
  if (ts.isObjectLiteralExpression(node)) return isOrder ? orderOf(node) : keysOf(node);
  // Columns in a callback of `map`: `rows.map((row) => ({ … }))`.
  const [callback] = ts.isCallExpression(node) && node.expression.getText().endsWith('.map') ? node.arguments : [];
  return callback && ts.isArrowFunction(callback) && !ts.isBlock(callback.body) ? namesIn(callback.body, isOrder) : [];
}

const keysOf = (node: ts.ObjectLiteralExpression): string[] => node.properties.flatMap(({ name }) => (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : []));

const orderOf = (node: ts.ObjectLiteralExpression): string[] =>
  node.properties.flatMap((item) => (ts.isPropertyAssignment(item) && item.name.getText() === 'column' && ts.isStringLiteral(item.initializer) ? [item.initializer.text] : []));
