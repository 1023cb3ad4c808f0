import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { keyProblem } from '../field-names.ts';
import type { FieldEditing } from '../field-editing.ts';
import { KEY_INPUT } from '../../builder-fields.words.ts';

/**
 * The box for a field's key, by which templates name the variable. A new key takes effect when the author leaves the box or presses Enter,
 * because it changes every template and condition. An invalid key shows the reason and is never applied.
 */
export function KeyInput({ editing }: { editing: FieldEditing }) {
  const { key } = editing.field;
  const [typed, setTyped] = useState<{ from: string; text: string } | null>(null);
  // Undo, or a rename elsewhere, changes the key and discards the text typed into the box.
  const text = typed?.from === key ? typed.text : key;
  const problem = text === key ? (editing.issueAt('key') ?? null) : keyProblem(text, editing.otherKeys);
  const commit = (): void => {
    if (text !== key && problem === null) editing.rename(text);
    setTyped(null);
  };
  return (
    <Field label={KEY_INPUT.label} error={problem} help={editing.column ? undefined : KEY_INPUT.help(key)}>
      <Input
        mono value={text} maxLength={40} spellCheck={false} autoCapitalize="none" autoComplete="off"
        onChange={(event) => setTyped({ from: key, text: event.target.value.toLowerCase().replace(/[\s-]/g, '_') })}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape' && typed) {
            event.stopPropagation();
            setTyped(null);
          }
        }}
      />
    </Field>
  );
}
