/** The number of ids, classes and elements in a selector, which the cascade compares. */
export type Specificity = readonly [ids: number, classes: number, elements: number];

const NAME = String.raw`(?:\\.|[\w-]|[^\x00-\x7F])+`;
const TOKEN = new RegExp(`#${NAME}|\\.${NAME}|\\[(?:"[^"]*"|'[^']*'|[^\\]"'])*\\]|::?${NAME}\\(?|\\)|,|\\*|${NAME}`, 'gu');
/** Pseudo-elements that CSS allows with a single colon. */
const OLD_ELEMENTS = /^:(before|after|first-line|first-letter)$/;

/** Compares two specificities: below zero when the second one wins. */
export const compareSpecificity = (a: Specificity, b: Specificity): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/**
 * The specificity of one selector without top-level commas. `:is`, `:not` and `:has` count as their most specific argument, `:where` as zero
 * (Selectors Level 4, section 17).
 */
export function specificity(selector: string): Specificity {
  const tokens = selector.match(TOKEN) ?? [];
  let at = 0;
  const list = (): Specificity => {
    let strongest: Specificity = [0, 0, 0];
    let [ids, classes, elements] = [0, 0, 0];
    const close = (): void => {
      if (compareSpecificity([ids, classes, elements], strongest) > 0) strongest = [ids, classes, elements];
      [ids, classes, elements] = [0, 0, 0];
    };
    while (at < tokens.length) {
      const token = tokens[at++]!;
      if (token === ')') break;
      if (token === ',') close();
      else if (token.startsWith('#')) ids += 1;
      else if (token.startsWith('.') || token.startsWith('[')) classes += 1;
      else if (token.endsWith('(')) {
        const inner = list();
        const name = token.slice(0, -1);
        if (/^:(is|not|has)$/.test(name)) [ids, classes, elements] = [ids + inner[0], classes + inner[1], elements + inner[2]];
        else if (name.startsWith('::')) elements += 1;
        else if (/^:nth-(last-)?child$/.test(name) && / of /.test(selector)) throw new Error(`Its weight is not known: ${selector}`);
        else if (name !== ':where') classes += 1;
      } else if (token.startsWith('::') || OLD_ELEMENTS.test(token)) elements += 1;
      else if (token.startsWith(':')) classes += 1;
      else if (token !== '*') elements += 1;
    }
    close();
    return strongest;
  };
  return list();
}
