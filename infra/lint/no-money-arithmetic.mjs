/** Matches names of variables that hold money: `price`, and everything that ends in cents, dollars or usd. Prices in tokens have other names. */
const MONEY = /^price$|(cents|dollars?|usd)$/i;
const FLOATS = new Set(['*', '/', '%', '**', '*=', '/=', '%=', '**=']);
const READERS = new Set(['Number', 'parseFloat']);
const WRAPPERS = new Set(['TSNonNullExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'ChainExpression']);

/** Returns the name of an identifier, or of the last member of an access such as `order.amountCents`. */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return null;
  if (!node.computed) return node.property.name ?? null;
  return node.property.type === 'Literal' ? String(node.property.value) : null;
}

/** Returns whether an expression is money: by its name, or as a sum of such or a choice between such. */
function isMoney(node) {
  if (!node) return false;
  if (WRAPPERS.has(node.type)) return isMoney(node.expression);
  if (node.type === 'BinaryExpression') return (node.operator === '+' || node.operator === '-') && (isMoney(node.left) || isMoney(node.right));
  if (node.type === 'LogicalExpression') return isMoney(node.left) || isMoney(node.right);
  if (node.type === 'ConditionalExpression') return isMoney(node.consequent) || isMoney(node.alternate);
  if (node.type === 'UnaryExpression') return node.operator === '-' && isMoney(node.argument);
  return MONEY.test(nameOf(node) ?? '');
}

/**
 * A lint rule that refuses to multiply, divide, parse or format money outside of the two files that do it exactly. Money is integer cents and
 * strings of digits, because floats lose cents (19.99 * 100 is 1998.9999999999998).
 */
export const noMoneyArithmetic = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      arithmetic: 'Floats lose cents: let pricing/domain/money.ts or frontend/lib/money.ts do this.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'arithmetic' });
    const operation = (node) => {
      if (FLOATS.has(node.operator) && (isMoney(node.left) || isMoney(node.right))) report(node);
    };
    return {
      BinaryExpression: operation,
      AssignmentExpression: operation,
      UnaryExpression(node) {
        if (node.operator === '+' && isMoney(node.argument)) report(node);
      },
      CallExpression(node) {
        const { callee } = node;
        const name = nameOf(callee);
        if (READERS.has(name) && isMoney(node.arguments[0])) report(node);
        if (name === 'toFixed' && isMoney(callee.object)) report(node);
      },
    };
  },
};
