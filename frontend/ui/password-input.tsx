import { Eye, EyeOff, Lock } from 'lucide-react';
import { useState } from 'react';
import { Input, type InputProps } from '#ui/input.tsx';
import { inputBox } from '#styled/recipes';
import { PASSWORD_INPUT } from './ui.words.ts';

/** A password field with a button that shows the password. Set `autoComplete` to "current-password" or "new-password". */
export function PasswordInput(props: Omit<InputProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (
    <button type="button" className={inputBox().action} aria-pressed={shown} aria-label={PASSWORD_INPUT.label} onClick={() => setShown(!shown)}>
      <Icon size={16} />
    </button>
  );
  return <Input spellCheck={false} icon={<Lock size={18} aria-hidden="true" />} {...props} type={shown ? 'text' : 'password'} end={toggle} />;
}
