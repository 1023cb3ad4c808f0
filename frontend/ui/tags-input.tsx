import { TagsInput as Ark } from '@ark-ui/react/tags-input';
import { X } from 'lucide-react';
import { useField } from '#ui/field-context.ts';
import { cx } from '#styled/css';
import { inputBox, listbox } from '#styled/recipes';
import { TAGS_INPUT } from './ui.words.ts';

export interface TagsInputProps {
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  max?: number;
  /** Most letters of a tag. */
  maxLength?: number;
  placeholder?: string;
  /** Accessible name of the tags field where no Field surrounds it. */
  label?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

/** A field for free tags, shown as chips. Enter or a comma adds the typed tag, Backspace removes the last one. */
export function TagsInput({ value, onValueChange, max, maxLength, placeholder = TAGS_INPUT.addTagText, label, name, disabled, className }: TagsInputProps) {
  const field = useField();
  const list = listbox();
  const box = inputBox();
  return (
    <Ark.Root
      value={[...value]} onValueChange={(details) => onValueChange(details.value)} max={max} maxLength={maxLength} name={name} disabled={disabled ?? field?.disabled} invalid={field?.invalid} required={field?.required}
      ids={field ? { input: field.id, label: field.labelId } : undefined} addOnPaste blurBehavior="add" delimiter="," className={className}
      validate={(details) => { const tag = details.inputValue.trim(); return tag !== '' && !details.value.some((other) => other.toLocaleLowerCase() === tag.toLocaleLowerCase()); }}
    >
      <Ark.Context>
        {(api) => (
          <Ark.Control className={cx(box.root, list.chips)}>
            {api.value.map((tag, index) => (
              <Ark.Item key={tag} index={index} value={tag}>
                <Ark.ItemPreview className={list.chip}>
                  <Ark.ItemText>{tag}</Ark.ItemText>
                  <Ark.ItemDeleteTrigger className={list.chipRemove}><X size={14} /></Ark.ItemDeleteTrigger>
                </Ark.ItemPreview>
                <Ark.ItemInput className={box.input} />
              </Ark.Item>
            ))}
            <Ark.Input className={box.input} placeholder={api.value.length === 0 ? placeholder : undefined} aria-label={label} aria-describedby={field?.describedBy} />
          </Ark.Control>
        )}
      </Ark.Context>
      <Ark.HiddenInput />
    </Ark.Root>
  );
}
