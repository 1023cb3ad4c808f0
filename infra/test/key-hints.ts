import ts from 'typescript';

/** Files that draw keys without being a hint for people with a keyboard, and why. */
export const NO_HINTS: Record<string, string> = {
  'frontend/ui/kbd.tsx': 'it defines how a key looks',
  'frontend/ui/keys-dialog.tsx': 'the button that opens it is hidden itself',
  'frontend/features/chat/compose/compose-tools.tsx': 'each sign is a button, and a finger presses it too',
};

/** Elements that name a key or stand for the keyboard. */
const KEYS = new Set(['Kbd', 'kbd', 'Keyboard']);

/**
 * Finds hints about keys that phones and tablets would show: elements that draw a key without `keysOnly` (frontend/ui/keys-only.ts) on the
 * element or around it, and menu items that name a key as `hint` instead of as `shortcut`.
 * @param files source files of the client, by path
 * @returns one sentence per place, empty when all is well
 */
export function hintsWithoutKeyboard(files: ReadonlyMap<string, string>): string[] {
  return [...files].filter(([path]) => path.endsWith('.tsx') && !(path in NO_HINTS)).flatMap(([path, text]) => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const found: string[] = [];
    const at = (node: ts.Node): string => `${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
    const visit = (node: ts.Node): void => {
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
        const name = node.tagName.getText(source);
        if (KEYS.has(name) && !keptFromTouch(node, source)) found.push(`${at(node)} shows a hint about keys on touch screens. Give it, or what stands around it, the class keysOnly.`);
        if (name === 'MenuItem' && /^"[^"]{1,3}"$/.test(attribute(node, 'hint', source))) found.push(`${at(node)} shows a key on touch screens. Write shortcut= in place of hint=.`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

/** Whether an element, or one around it in the same file, has the class `keysOnly`, directly or through a constant. */
function keptFromTouch(node: ts.Node, source: ts.SourceFile): boolean {
  for (let around: ts.Node | undefined = node; around; around = around.parent) {
    const opening = ts.isJsxElement(around) ? around.openingElement : ts.isJsxSelfClosingElement(around) || ts.isJsxOpeningElement(around) ? around : null;
    const look = opening ? attribute(opening, 'className', source) : '';
    if (namesIt(look) || (look.match(/\w+/g) ?? []).some((word) => namesIt(constant(word, source)))) return true;
  }
  return false;
}

const namesIt = (code: string): boolean => /\bkeysOnly\b/.test(code);

/** Code of an element's attribute, empty when the element has none of this name. */
const attribute = (element: ts.JsxOpeningElement | ts.JsxSelfClosingElement, name: string, source: ts.SourceFile): string =>
  element.attributes.properties.find((each): each is ts.JsxAttribute => ts.isJsxAttribute(each) && each.name.getText(source) === name)?.initializer?.getText(source) ?? '';

/** Code of the value of a constant at the top of the file, empty when there is none of this name. */
function constant(name: string, source: ts.SourceFile): string {
  const declared = source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations);
  return declared.find((each) => each.name.getText(source) === name)?.initializer?.getText(source) ?? '';
}

/** A text that tells people to press a key. */
const NAMES_A_KEY = /\b(?:Esc|Escape|Ctrl|Alt with|arrow keys?)\b|\b[Pp]ress [A-Z0-9?]\b|\bkeys? [A-Z0-9]\b/;
/** Properties whose texts stand only where a keyboard is, or are read to screen readers. Their names end so by agreement. */
const FOR_KEYS = /^(?:\w*[kK]eys|hints|rows|mouseText|\w*[iI]nstructions)$/;

/**
 * Finds texts that name a key outside properties for keyboards. A property for them is called `…Keys`, `hints`, `rows`, `mouseText` or
 * `…instructions`, and its text stands in an element that touch screens hide.
 * @param files source files of the client, by path
 * @returns one sentence per place, empty when all is well
 */
export function textsAboutKeys(files: ReadonlyMap<string, string>): string[] {
  return [...files].filter(([path]) => path.endsWith('.words.ts')).flatMap(([path, text]) => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && FOR_KEYS.test(node.name.getText(source))) return;
      if ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) && NAMES_A_KEY.test(node.text)) found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1} names a key to people without a keyboard: ${node.text}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
