import { css } from '#styled/css';
import { elementAt } from '#contracts/must.ts';

const VARIABLE = /(\{\{[ \t]*[a-z][a-z0-9_]{0,39}[ \t]*\}\})/g;
const COLOURS = ['1', '2', '3', '4', '5', '6'] as const;

/** The template of a prompt with its variables marked; each name has the same colour everywhere. */
export function TemplateView({ template }: { template: string }) {
  const names: string[] = [];
  const parts = template.split(VARIABLE).map((part, index) => {
    if (index % 2 === 0) return part;
    const name = part.slice(2, -2).trim();
    if (!names.includes(name)) names.push(name);
    const colour = elementAt(COLOURS, names.indexOf(name) % COLOURS.length);
    // The index of a part of the template is its key, because nothing else tells equal parts apart.
    return <mark key={index} className={marks[colour]}>{part}</mark>;
  });
  return <pre className={box}>{parts}</pre>;
}

const box = css({ layerStyle: 'card', padding: '5', textStyle: 'code', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'fg.muted' });
const shape = { borderRadius: 'xs', paddingInline: '1', backgroundColor: 'raised', fontWeight: 'medium' } as const;
const marks = {
  '1': css({ ...shape, color: 'variable.1' }), '2': css({ ...shape, color: 'variable.2' }), '3': css({ ...shape, color: 'variable.3' }),
  '4': css({ ...shape, color: 'variable.4' }), '5': css({ ...shape, color: 'variable.5' }), '6': css({ ...shape, color: 'variable.6' }),
};
