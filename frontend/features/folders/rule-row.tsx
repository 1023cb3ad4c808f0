import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { getRunChoices } from '#contracts/run-history.ts';
import { CATEGORIES } from '#contracts/prompts.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { css } from '#styled/css';
import { metaText } from '#styled/patterns';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { DateInput } from '#ui/date-input.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import type { Rule, RuleField } from './smart-rules.ts';
import { RULE_NAMES, RULE_OPERATORS, RULE_VALUES, RULES } from './smart-rules.words.ts';

interface RuleRowProps {
  rule: Rule;
  first: boolean;
  onValue(value: string): void;
  onRemove(): void;
}

/** The row of a form with one rule of a smart folder: its field, comparison and value. */
export function RuleRow({ rule: { field, value }, first, onValue, onRemove }: RuleRowProps) {
  const label = RULES.valueLabel(RULE_NAMES[field]);
  return (
    <li className={row}>
      <span className={metaText({ display: { base: 'none', md: 'inline' } })}>{first ? '' : RULES.and}</span>
      <span className={css({ fontWeight: 'semibold', textStyle: 'small' })}>{RULE_NAMES[field]}</span>
      <span className={metaText()}>{RULE_OPERATORS[field]}</span>
      <div className={css({ minWidth: '0', gridColumn: { base: '1 / 3', md: 'auto' } })}><Value field={field} label={label} value={value} onValue={onValue} /></div>
      <IconButton label={RULES.removeLabel(RULE_NAMES[field])} onClick={onRemove} className={css({ gridRow: { base: '1', md: 'auto' }, gridColumn: { base: '3', md: 'auto' } })}><X size={16} aria-hidden /></IconButton>
    </li>
  );
}

interface ValueProps {
  field: RuleField;
  label: string;
  value: string;
  onValue(value: string): void;
}

const named = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
const CATEGORY_OPTIONS = [...new Set(Object.values(CATEGORIES).flat())].map((value) => ({ value, label: categoryLabel(value) }));

function Value({ field, ...rest }: ValueProps) {
  switch (field) {
    case 'type': case 'rating': case 'favourite': return <Choice {...rest} options={named(RULE_VALUES[field])} />;
    case 'category': return <Choice {...rest} options={CATEGORY_OPTIONS} />;
    case 'model': return <ModelChoice {...rest} />;
    case 'prompt': return <PromptChoice {...rest} />;
    case 'from': case 'to': return <DateInput label={rest.label} value={rest.value === '' ? null : rest.value} onValueChange={(day) => rest.onValue(day ?? '')} />;
    default: return <Input aria-label={rest.label} placeholder={field === 'tag' ? RULE_VALUES.tagPlaceholder : RULE_VALUES.textPlaceholder} maxLength={field === 'tag' ? 40 : 120} value={rest.value} onChange={(event) => rest.onValue(event.target.value)} />;
  }
}

const Choice = ({ label, value, onValue, options }: Omit<ValueProps, 'field'> & { options: { value: string; label: string }[] }) =>
  <Select label={label} placeholder={RULE_VALUES.choose} options={options} value={value === '' ? null : value} onValueChange={onValue} />;

function ModelChoice(props: Omit<ValueProps, 'field'>) {
  const models = useQuery(pricingQuery).data?.rateCard.models ?? [];
  return <Choice {...props} options={models.map(({ id, label }) => ({ value: id, label }))} />;
}

/** A choice among the prompts that the member has run, as the value of a smart folder's rule. */
function PromptChoice(props: Omit<ValueProps, 'field'>) {
  const choices = useQuery({ queryKey: [getRunChoices.path], ...timesOf(getRunChoices), queryFn: ({ signal }) => call(getRunChoices, { signal }) });
  return <Choice {...props} options={choices.data?.prompts.map(({ id, title }) => ({ value: id, label: title })) ?? []} />;
}

const row = css({
  display: 'grid', alignItems: 'center', gap: '3', paddingBlock: '1.5', gridTemplateColumns: { base: '[minmax(0, 1fr) minmax(0, 1fr) 40px]', md: '[32px 120px 96px minmax(0, 1fr) 40px]' }, borderTop: { base: 'soft', md: 'none' },
});
