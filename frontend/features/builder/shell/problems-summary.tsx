import { ArrowRight, ListChecks } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, keepSize, longWords, stack } from '#styled/patterns';
import { Card } from '#ui/card.tsx';
import { issuesOf, useDraftPart } from '../draft-store.ts';
import { groupedProblems } from './grouped-problems.ts';
import { useJump } from './jump.ts';
import { useShownProblems } from './problems.ts';
import { stepOf, STEPS } from './steps.ts';
import { PROBLEMS_SUMMARY } from '../builder-shell.words.ts';

/** The list of problems that prevent publishing, shown when the author asks for it. Problems of one kind are one line, which jumps to the first of them. */
export function ProblemsSummary() {
  const issues = useDraftPart(issuesOf);
  const form = useDraftPart(({ form: draft }) => draft);
  const { all } = useShownProblems();
  const jump = useJump();
  if (!all || issues.length === 0) return null;
  return (
    <Card as="section" radius="xl" aria-labelledby="problems-title" id="problems" tabIndex={-1} className={stack({ padding: '4', gap: '2', scrollMarginBlockStart: '3' })}>
      <h2 id="problems-title" className={hstack({ textStyle: 'pane', gap: '2' })}>
        <ListChecks aria-hidden className={css({ width: '[18px]', height: '[18px]', color: 'amber' })} />
        {PROBLEMS_SUMMARY.partsMissing(issues.length)}
      </h2>
      <ul className={stack({ gap: '0.5' })}>
        {groupedProblems(issues, form).map(({ path, text }) => (
          <li key={`${path.join('.')} ${text}`}>
            <button type="button" onClick={() => jump(path)} className={row}>
              <span className={keepSize({ color: 'fg.subtle', width: { base: '[66px]', md: '[110px]' } })}>{STEPS.find(({ value }) => value === stepOf(path))?.label}</span>
              <span className={longWords({ minWidth: '0' })}>{text}</span>
              <ArrowRight aria-hidden className={css({ width: '4', height: '4', marginInlineStart: 'auto' })} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const row = hstack({ gap: '3', width: 'full', minHeight: '9', paddingInline: '2', paddingBlock: '1.5', borderRadius: 'sm', backgroundColor: 'transparent', textAlign: 'start', textStyle: 'small', color: 'fg', _hover: { backgroundColor: 'hover' } });
