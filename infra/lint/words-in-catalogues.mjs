/** Matches two words with a space between them: a phrase that a reader sees on a screen, not an identifier. */
const PHRASE = /[A-Za-z][\w’'-]*[,.:;!?…]* +[“(]?[A-Za-z]/;
/** Matches JSX attributes whose strings are code and not words for a reader: class names, paths of drawings, tokens of HTML. */
const TECHNICAL = /^(className|style|css|rel|d|points|viewBox|transform|preserveAspectRatio|autoComplete|sandbox|allow|sizes|srcSet|accept|aria-keyshortcuts|aria-labelledby|aria-describedby|aria-controls)$|^data-/;
/** Matches functions whose strings are styles, selectors or errors for developers, and not words for a reader. */
const TECHNICAL_CALL = /^(must|css|cva|sva|cx|define\w*|stack|hstack|vstack|wrap|grid|container|closest|matches|matchMedia|querySelector|querySelectorAll|keyframes)$/;
const RECIPE = /^#styled\//;

const textOf = (node) => {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  return node.quasis.map((quasi) => quasi.value.cooked ?? '').join('0');
};
const calleeOf = (node) => (node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' && !node.computed ? node.property.name : '');

/** Returns whether a call writes to the console, which developers read. */
const isConsole = ({ type, object }) => type === 'MemberExpression' && object.type === 'Identifier' && object.name === 'console';

/** Returns whether a string is for code or a developer, not for a reader: a style, a selector, an address, an error, a line of the console. */
function isTechnical(node, styles) {
  for (let at = node; at.parent; at = at.parent) {
    const up = at.parent;
    if (up.type === 'JSXAttribute') return TECHNICAL.test(up.name.name);
    if (up.type === 'Property' && up.value === at && TECHNICAL.test(calleeOf(up.key))) return true;
    if (up.type === 'CallExpression' && (isConsole(up.callee) || TECHNICAL_CALL.test(calleeOf(up.callee)) || styles.has(calleeOf(up.callee)))) return true;
    if (up.type === 'NewExpression' && /Error$/.test(calleeOf(up.callee))) return true;
    if (up.type.startsWith('TS') || up.type === 'ImportDeclaration' || up.type === 'BinaryExpression' && up.operator.endsWith('==')) return true;
  }
  return false;
}

/**
 * A lint rule: words on screens stand in the catalogue of their feature (`<feature>.words.ts`), where one reading finds all of them. A
 * component may hold single words alone. A sentence with an element inside is one entry, drawn by `Sentence` of frontend/ui/sentence.tsx.
 */
export const wordsInCatalogues = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { words: 'Words on screens belong into the catalogue of the feature (<feature>.words.ts): “{{ text }}”.' },
  },
  create(context) {
    /** The local names under which the linted file imported style functions. */
    const styles = new Set();
    const report = (node, text) => context.report({ node, messageId: 'words', data: { text: text.trim().replace(/\s+/g, ' ').slice(0, 60) } });
    const check = (node) => {
      const text = textOf(node);
      if (PHRASE.test(text) && !isTechnical(node, styles)) report(node, text);
    };
    /** Joins an element's pieces of text into one phrase before the check, because each piece alone may be a single word. */
    const checkChildren = (node) => {
      const pieces = node.children.filter(({ type }) => type === 'JSXText').map((child) => child.value.replace(/\s+/g, ' ').trim()).filter((text) => /[A-Za-z]{2}/.test(text));
      const text = pieces.join(' ');
      if (PHRASE.test(text)) report(node, text);
    };
    return {
      ImportDeclaration(node) {
        if (RECIPE.test(node.source.value)) node.specifiers.forEach(({ local }) => styles.add(local.name));
      },
      Literal: check,
      TemplateLiteral: check,
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
    };
  },
};
