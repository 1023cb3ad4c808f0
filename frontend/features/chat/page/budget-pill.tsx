import { useState } from 'react';
import { css } from '#styled/css';
import { column, mutedText } from '#styled/patterns';
import type { Chat } from '#contracts/chat.ts';
import { useChangeChat } from '#shared/chat-thread/chat.mutations.ts';
import { styleVariables } from '#shared/packs/style-variables.ts';
import { Button } from '#ui/button.tsx';
import { Coin } from '#ui/coin.tsx';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Popover } from '#ui/popover.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BUDGET } from '../chat.words.ts';
import { usualBudget, warns } from './budget-steps.ts';

/** A button with the tokens that the chat has spent of its budget. It opens the form for both limits of the chat, and is amber from 80 % on. */
export function BudgetPill({ chat }: { chat: Chat }) {
  const { spent, budget } = chat;
  const [open, setOpen] = useState(false);
  const percent = budget === null ? 0 : budget === 0 ? 100 : Math.min(100, (spent / budget) * 100);
  return (
    <Popover
      open={open} onOpenChange={setOpen} title={BUDGET.title} description={BUDGET.text}
      trigger={(
        <button type="button" aria-label={BUDGET.label(spent, budget)} className={pill} data-warn={warns(chat) || undefined}>
          <Coin size={16} /><b className={css({ fontWeight: 'bold' })}>{spent.toLocaleString('en-US')}</b> <span className={css({ color: 'fg.subtle' })} data-of="">{budget === null ? BUDGET.spent : BUDGET.spentOf(budget)}</span>
          {budget !== null && <i aria-hidden className={meter} style={styleVariables({ '--p': `${percent}%` })} />}
        </button>
      )}
    >
      {open && <Limits chat={chat} onDone={() => setOpen(false)} />}
    </Popover>
  );
}

function Limits({ chat, onDone }: { chat: Chat; onDone(): void }) {
  const change = useChangeChat(chat.id);
  const [budget, setBudget] = useState(chat.budget);
  const [auto, setAuto] = useState<number | null>(chat.autoLimit);
  return (
    <form
      className={column({ gap: '4', width: '[min(320px, 80vw)]', marginBlockStart: '3' })}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ budget, autoLimit: auto ?? 0 }, { onSuccess: onDone });
      }}
    >
      <Switch checked={budget !== null} onCheckedChange={(on) => setBudget(on ? usualBudget(chat.spent) : null)}>{BUDGET.onLabel}</Switch>
      {budget !== null && <Field label={BUDGET.budgetLabel}><NumberInput min={0} max={100_000} value={budget} onValueChange={(next) => setBudget(next ?? 0)} /></Field>}
      <Field label={BUDGET.autoLabel} help={BUDGET.autoHelp(chat.autoLeft)}><NumberInput min={0} max={1_000} value={auto} onValueChange={setAuto} /></Field>
      <p className={mutedText({ textStyle: 'meta' })}><TextLink to="/profile?tab=settings&section=limits">{BUDGET.dayLink}</TextLink></p>
      <Button type="submit" variant="primary" busy={change.isPending} busyLabel={BUDGET.busyLabel}>{BUDGET.saveButton}</Button>
    </form>
  );
}

const pill = css({
  position: 'relative', display: 'inline-flex', alignItems: 'center', gap: '1.5', flex: 'none', height: '[38px]', paddingBlockEnd: '1', paddingInlineStart: '3', paddingInlineEnd: '3.5', border: 'line', borderRadius: 'full', backgroundColor: 'surface', textStyle: 'small', tabular: true, cursor: 'pointer', overflow: 'hidden',
  _hover: { backgroundColor: 'raised' },
  '&[data-warn]': { backgroundColor: 'amber.soft', '& > b, & > [data-of]': { color: 'amber' } },
});
const meter = css({ position: 'absolute', insetInline: '0', insetBlockEnd: '0', height: '1', background: '[linear-gradient(90deg, {colors.amber.fill} var(--p), {colors.line} 0)]' });
