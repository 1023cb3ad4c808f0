import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { initialInputs } from '#contracts/form-inputs.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import type { RunMemory } from '#features/generation/run-panel/run-memory.ts';
import { chosenModel, initialOptions, priceOf, withFormLength } from '#features/generation/run-panel/run-options.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Button } from '#ui/button.tsx';
import { reach } from '#ui/reach.ts';
import { Sheet } from '#ui/sheet.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { cardFor } from '#contracts/cheapest-run.ts';
import type { RunStart } from './run-column.tsx';

interface RunBarProps {
  prompt: PromptDetail;
  /** Tokens that the prompt's creator receives for a run by this reader. */
  royalty: number;
  /** Inputs and options with which the closed run panel will start; null when it starts with the prompt's own. */
  start: RunStart | null;
  memory: RunMemory;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The run panel, which the price bar opens. */
  children: ReactNode;
}

/** Moves the job tray and the toasts above the price bar. */
const liftOthers = reach('--page-bar', (bar) => bar.offsetHeight);

/** A bar with the price on phones, which opens the run panel in a sheet. Typed inputs stay when the sheet closes. */
export function RunBar({ prompt, royalty, start, memory, open, onOpenChange, children }: RunBarProps) {
  const pricing = useQuery(pricingQuery).data;
  const card = pricing && cardFor(prompt, pricing.rateCard);
  const kept = memory.recall();
  // The panel is not mounted before the sheet opens, so the bar computes the price from what the panel will start with.
  const begun = kept?.options ?? (card && { ...initialOptions(prompt.contentType, { ...prompt.outputSettings, ...start?.options }), model: chosenModel(card, prompt.contentType, start?.model ?? null)?.id ?? null });
  const options = begun && withFormLength(begun, prompt.form, kept?.inputs ?? { ...initialInputs(prompt.form), ...start?.inputs });
  const quote = card && options ? priceOf(card, prompt.contentType, options, royalty) : null;
  return (
    <>
      <div ref={liftOthers} className={bar}>
        <Button variant="magic" size="lg" block aria-haspopup="dialog" onClick={() => onOpenChange(true)}>{quote ? `Generate · ${tokenWords(quote.total)}` : 'Generate'}</Button>
      </div>
      <Sheet open={open} onOpenChange={onOpenChange} title={prompt.title} bodyClassName={css({ padding: '0!', '& form': { border: 'none', borderRadius: 'none', boxShadow: 'none' }, '& form > footer': { position: 'sticky' }, '& form, & form > footer': { backgroundColor: 'overlay' } })}>{children}</Sheet>
    </>
  );
}

const bar = css({
  position: 'fixed', insetInline: '0', insetBlockEnd: '0', zIndex: 'tray', paddingBlockStart: '3', paddingInline: '4', paddingBlockEnd: '[max(12px, env(safe-area-inset-bottom))]',
  backgroundColor: 'surface', borderTop: 'line',
});
