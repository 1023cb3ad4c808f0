import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { undefinedVariables } from '#contracts/draft-problems.ts';
import { css } from '#styled/css';
import { centered, hstack, keepSize, visuallyHidden } from '#styled/patterns';
import { useOpenTabInSight } from '#ui/use-open-tab-in-sight.ts';
import { useDraftPart, issuesOf } from '../draft-store.ts';
import { STEPS, stepOf, useStep } from './steps.ts';
import { STEPPER } from '../builder-shell.words.ts';

/** Links to the builder's steps. A step is marked as done when nothing in it prevents publishing. */
export function Stepper() {
  const { step: open, searchFor } = useStep();
  const issues = useDraftPart(issuesOf);
  // The template lists these variables as problems. The author can correct each in either step.
  const fieldless = useDraftPart((content) => undefinedVariables(content).length);
  const begun = useDraftPart((content) => content.title !== '' || content.template !== '');
  const bar = useOpenTabInSight<HTMLOListElement>(open);
  let number = 0;
  return (
    <nav aria-label={STEPPER.label} className={box}>
      <ol ref={bar} className={list}>
        {STEPS.map(({ value, label }) => {
          const waiting = issues.filter(({ path }) => stepOf(path) === value).length + (value === 'fields' ? fieldless : 0);
          const done = begun && waiting === 0 && value !== 'publish' && value !== 'preview';
          if (value !== 'preview') number += 1;
          return (
            <li key={value} className={value === 'preview' ? phoneOnly : place}>
              <Link to={searchFor(value)} aria-current={value === open ? 'step' : undefined} className={link}>
                {value !== 'preview' && <span aria-hidden data-done={done || undefined} className={mark}>{done ? <Check /> : number}</span>}
                {value === 'publish' ? <><span className={css({ hideFrom: 'lg' })}>{STEPPER.publishText}</span><span className={css({ hideBelow: 'lg' })}>{label}</span></> : label}
                <span className={visuallyHidden()}>{done ? '(done)' : begun && waiting > 0 ? STEPPER.toGoText(waiting) : ''}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const box = css({ layerStyle: 'card', borderRadius: 'md', overflow: 'hidden', minWidth: '0' });
// The position keeps the link's texts for screen readers inside it; otherwise they would stretch the page.
const list = css({ position: 'relative', display: 'flex', overflowX: 'auto', scrollbarWidth: '[none]', padding: { base: '1', lg: '0' }, gap: { base: '0.5', lg: '0' } });
const place = css({ flex: { base: 'none', lg: '1' }, minWidth: '0', lg: { 'li + &': { borderInlineStart: 'soft' } } });
const phoneOnly = keepSize({ hideFrom: 'lg' });
const link = hstack({
  gap: '2.5', minHeight: { base: '9', lg: '12' }, paddingInline: { base: '3', lg: '4' }, borderRadius: { base: 'sm', lg: 'none' }, textStyle: 'label', color: 'fg.muted', textDecoration: 'none', whiteSpace: 'nowrap',
  _hover: { color: 'fg', backgroundColor: 'hover' }, _focusVisible: { outlineOffset: '[-3px]' },
  '&[aria-current=step]': { color: 'fg', backgroundColor: 'raised', lg: { boxShadow: '[inset 0 -2px 0 {colors.brand}]' } },
  '&[aria-current=step] > [aria-hidden]:not([data-done])': { backgroundColor: 'brand.strong', borderColor: 'transparent', color: 'brand.on' },
});
const mark = centered({
  hideBelow: 'lg', flex: 'none', width: '6', height: '6', borderRadius: 'full', border: 'line', fontSize: '12', tabular: true,
  '& svg': { width: '3.5', height: '3.5' }, '&[data-done]': { border: 'clear', backgroundColor: 'good.soft', color: 'good' },
});
