import { longWords, mutedText } from '#styled/patterns';

/** The rules of a challenge as a list of short lines. */
export const RuleList = ({ rules }: { rules: readonly string[] }) => <ul className={list}>{rules.map((rule) => <li key={rule} className={line}>{rule}</li>)}</ul>;

const list = mutedText({ display: 'grid', gap: '[9px]' });
const line = longWords({ position: 'relative', paddingInlineStart: '[18px]', _before: { content: '""', position: 'absolute', insetInlineStart: '0.5', insetBlockStart: '[.5em]', width: '1.5', height: '1.5', backgroundColor: 'fg.subtle', borderRadius: '[1px]', rotate: '[45deg]' } });
