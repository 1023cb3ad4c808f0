import { css } from '#styled/css';
import { VARIABLE_PATTERN } from '#contracts/template-variables.ts';
import { MARKED_TEMPLATE } from '../prompt-import.words.ts';

/** The template of an imported prompt with its variables marked. A long one scrolls in its own box, also by keyboard. */
export function MarkedTemplate({ template }: { template: string }) {
  const parts: { text: string; variable: boolean }[] = [];
  let at = 0;
  for (const match of template.matchAll(VARIABLE_PATTERN)) {
    parts.push({ text: template.slice(at, match.index), variable: false }, { text: match[0], variable: true });
    at = match.index + match[0].length;
  }
  parts.push({ text: template.slice(at), variable: false });
  return (
    <pre tabIndex={0} role="region" aria-label={MARKED_TEMPLATE.label} className={box}>
      {/* The index of a part of the template is its key, because nothing else tells equal parts apart. */}
      {parts.map(({ text, variable }, index) => (variable ? <mark key={index} className={mark}>{text}</mark> : text))}
    </pre>
  );
}

const box = css({
  textStyle: 'code', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'fg.muted', maxHeight: '[280px]', overflowY: 'auto', padding: '3', border: 'soft', borderRadius: 'md', backgroundColor: 'raised',
});
const mark = css({ borderRadius: 'xs', paddingInline: '1', backgroundColor: 'brand.soft', color: 'brand', fontWeight: 'medium' });
