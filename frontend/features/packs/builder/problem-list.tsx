import { useEffect, useEffectEvent, useRef } from 'react';
import { ArrowRight, ListChecks } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, stack } from '#styled/patterns';
import type { DraftItem, PackProblem } from '#contracts/pack-builder.ts';
import { PROBLEM_WORDS, PUBLISH_CARD } from '../packs-builder.words.ts';

/** Id of the control with which the maker can solve the problem of the pack; null where this page has none. */
function placeOf(problem: PackProblem, items: readonly DraftItem[]): string | null {
  switch (problem) {
    case 'no_title':
      return 'pack-title';
    case 'no_category':
      return 'pack-category';
    case 'too_few_items':
      return 'pack-search';
    case 'price_above_value': case 'no_paid_prompt':
      return 'pack-price';
    case 'no_value': {
      const item = items.find(({ listValue }) => listValue === null);
      return item ? `part-value-${item.promptId}` : null;
    }
    default:
      return null;
  }
}

interface ProblemListProps {
  problems: readonly PackProblem[];
  items: readonly DraftItem[];
  /** True takes the focus: the server refused to publish, and the button is gone. */
  focused: boolean;
  /** Called once the list has taken the focus. */
  onFocused(): void;
}

/** Lists what keeps the pack from being published. Each line links to the control to change. */
export function ProblemList({ problems, items, focused, onFocused }: ProblemListProps) {
  const list = useRef<HTMLDivElement>(null);
  const take = useEffectEvent((): void => {
    list.current?.focus();
    onFocused();
  });
  useEffect(() => {
    if (focused) take();
  }, [focused]);
  return (
    <div ref={list} tabIndex={-1} role="group" aria-labelledby="pack-problems" className={stack({ gap: '2', padding: '3', borderRadius: 'md', backgroundColor: 'warn.soft' })}>
      <h3 id="pack-problems" className={hstack({ textStyle: 'pane', gap: '2' })}><ListChecks aria-hidden size={18} />{PUBLISH_CARD.problemsTitle(problems.length)}</h3>
      <ul className={stack({ gap: '0.5' })}>
        {problems.map((problem) => {
          const place = placeOf(problem, items);
          return (
            <li key={problem} className={css({ textStyle: 'small' })}>
              {place === null ? <span className={css({ paddingInline: '2' })}>{PROBLEM_WORDS[problem]}</span> : <button type="button" className={row} onClick={() => document.getElementById(place)?.focus()}>{PROBLEM_WORDS[problem]}<ArrowRight aria-hidden size={16} /></button>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const row = hstack({ gap: '3', width: 'full', minHeight: '9', paddingInline: '2', borderRadius: 'sm', backgroundColor: 'transparent', justifyContent: 'space-between', textAlign: 'start', textStyle: 'small', color: 'fg', _hover: { backgroundColor: 'hover' } });
