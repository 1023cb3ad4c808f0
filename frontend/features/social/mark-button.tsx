import type { LucideIcon } from 'lucide-react';
import { pluralWord } from '#contracts/plural.ts';
import { css, cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

export interface MarkButtonLook {
  /** Look of the toggle button: `icon` for corners of cards, `button` with word and count for pages. */
  look?: 'icon' | 'button';
  size?: 'sm' | 'md';
  /** True when the toggle button shows only its icon on phones. */
  brief?: boolean;
}

interface MarkButtonProps extends MarkButtonLook {
  icon: LucideIcon;
  /** Label of the toggle button, such as `Like` or `Save`. */
  word: string;
  /** Unit of the button's count in the singular: `like`. */
  unit: string;
  /** Title of the prompt or other work that the user likes or saves. */
  title: string;
  on: boolean;
  count: number;
  onToggle(): void;
}

/**
 * Toggle button such as like or save; its icon is filled while it is on. The count is shown beside the label, and screen readers hear it with its
 * unit.
 */
export function MarkButton({ look = 'button', size = 'md', brief = false, icon: Icon, word, unit, title, on, count, onToggle }: MarkButtonProps) {
  if (look === 'icon') {
    return <IconButton variant="plain" size={size} round label={`${word} ${title}`} aria-pressed={on} className={filled} onClick={onToggle}><Icon aria-hidden /></IconButton>;
  }
  return (
    <Button size={size} aria-pressed={on} className={cx(filled, brief && tight)} icon={<Icon aria-hidden />} onClick={onToggle}>
      <span className={brief ? unsaid : undefined}>{word}</span>
      {count > 0 && <span className={css({ color: 'fg.subtle', fontWeight: 'medium', tabular: true })}>{count.toLocaleString('en-US')}<span className={visuallyHidden()}> {pluralWord(count, unit)}</span></span>}
    </Button>
  );
}

const unsaid = css({ smDown: { srOnly: true } });
const tight = css({ smDown: { paddingInline: '3' } });
const filled = css({ '&[aria-pressed=true] svg': { color: 'brand', fill: 'current' } });
