import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Issue } from '#contracts/errors.ts';
import { searchNow } from '#lib/search-now.ts';

/** The builder's steps in order. `preview` is a step only on small screens. */
export const STEPS = [
  { value: 'basics', label: 'Basics' },
  { value: 'template', label: 'Template' },
  { value: 'fields', label: 'Fields' },
  { value: 'preview', label: 'Preview' },
  { value: 'test', label: 'Test' },
  { value: 'publish', label: 'Price & publish' },
] as const;
export type Step = (typeof STEPS)[number]['value'];

const isStep = (value: string | null): value is Step => STEPS.some((step) => step.value === value);

const TEMPLATES = new Set<string | number>(['template', 'systemTemplate', 'negativeTemplate']);
const PRICES = new Set<string | number>([
  'visibility', 'pricing', 'runRoyalty', 'unlockPrice', 'freeTrialRunsPerDay', 'license', 'forkRoyaltyPercent', 'allowCommercial', 'models', 'recommendedModel', 'safetyFlag', 'hostedModels',
]);

/** Returns the step of the builder in which the author can correct a problem. */
export function stepOf([part = '']: Issue['path']): Step {
  if (TEMPLATES.has(part)) return 'template';
  if (part === 'form') return 'fields';
  if (part === 'testInputs' || part === 'samples' || part === 'outputSettings') return 'test';
  return PRICES.has(part) ? 'publish' : 'basics';
}

/** Returns the step of the builder that the address names; `chosen` is false when it names none. */
export function useStep(): { step: Step; chosen: boolean; go(step: Step): void; searchFor(step: Step): string } {
  const [params, setParams] = useSearchParams();
  const named = params.get('step');
  const go = useCallback((step: Step) => {
    const next = searchNow();
    next.set('step', step);
    setParams(next);
  }, [setParams]);
  const searchFor = (step: Step): string => {
    const next = new URLSearchParams(params);
    next.set('step', step);
    return `?${next.toString()}`;
  };
  return { step: isStep(named) ? named : 'basics', chosen: isStep(named), go, searchFor };
}
