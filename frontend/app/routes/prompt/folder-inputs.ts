import { allFields } from '#contracts/form-visibility.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';

/** Reduces the name of a field to its letters and digits, so that "Brand name", "brand-name" and `brand_name` count as one name. */
const plain = (name: string): string => name.toLowerCase().normalize('NFKD').replace(/[^a-z0-9]+/g, '');

/** Returns those starting values of a folder that a prompt's form asks for, by the key or the label of a field (docs/rules/keeping.md#starts-with). */
export function folderInputs(form: PromptForm, values: readonly { key: string; value: string }[]): FormInputs {
  const inputs: FormInputs = {};
  for (const { key, type, label, options, hidden } of allFields(form)) {
    const wanted = values.find((given) => plain(given.key) === plain(key) || plain(given.key) === plain(label))?.value;
    if (wanted === undefined || hidden) continue;
    if (type === 'short_text' || type === 'long_text' || type === 'url' || type === 'color' || type === 'date') inputs[key] = wanted;
    else if (type === 'number' || type === 'slider') inputs[key] = Number.isFinite(Number(wanted)) ? Number(wanted) : undefined;
    else if (type === 'select' || type === 'radio_cards') inputs[key] = options?.find((each) => plain(each.value) === plain(wanted) || plain(each.label) === plain(wanted))?.value;
    else if (type === 'tags') inputs[key] = wanted.split(',').map((word) => word.trim()).filter((word) => word !== '');
  }
  return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined));
}
