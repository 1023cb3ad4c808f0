import { useId } from 'react';
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { css } from '#styled/css';
import { column, hstack } from '#styled/patterns';

interface FormSectionProps {
  title: string;
  /** Whether the section of the form is expanded; null for one that cannot be collapsed. */
  open: boolean | null;
  onToggle?(): void;
  children: ReactNode;
}

/** A section of a prompt's form with its title. A collapsed section keeps its fields in the page, so that typed values are not lost. */
export function FormSection({ title, open, onToggle, children }: FormSectionProps) {
  const id = useId();
  return (
    <fieldset className={section}>
      {title && (
        <legend className={legend}>
          {open === null ? title : <button type="button" className={toggle} aria-expanded={open} aria-controls={id} onClick={onToggle}>{title}<ChevronDown aria-hidden /></button>}
        </legend>
      )}
      <div id={id} hidden={open === false} className={fields}>{children}</div>
    </fieldset>
  );
}

const section = css({ border: 'none', padding: '0', margin: '0', minWidth: '0' });
const fields = column({ gap: '4', minWidth: '0', '&[hidden]': { display: 'none' } });
const legend = hstack({ gap: '3', width: 'full', textStyle: 'meta', fontWeight: 'semibold', color: 'fg.subtle', marginBlockEnd: '3', padding: '0', _after: { content: '""', flex: '1', borderTop: 'soft' } });
const toggle = css({
  display: 'inline-flex', alignItems: 'center', gap: '1.5', minHeight: '6', padding: '0', border: 'none', backgroundColor: 'transparent', font: 'inherit', color: 'inherit', borderRadius: 'sm', _hover: { color: 'fg' },
  '& svg': { width: '4', height: '4', transitionProperty: 'transform', transitionDuration: 'fast' }, '&[aria-expanded=false] svg': { transform: 'rotate(-90deg)' },
});
