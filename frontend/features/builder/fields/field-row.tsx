import type { ReactNode } from 'react';
import { ChevronUp, CircleAlert, EyeOff, Split } from 'lucide-react';
import { counted } from '#contracts/plural.ts';
import { css, cx } from '#styled/css';
import { flex, flexFill, hstack, longWords, monoText, visuallyHidden } from '#styled/patterns';
import type { DraftField } from '#contracts/prompt-form.ts';
import { ruleWords } from '#prompt-form/show-if-words.ts';
import { kindOf } from './field-kinds.ts';
import { TypeIcon } from './type-icon.tsx';
import { hueText } from './variable-colour.ts';
import type { Hue } from './variable-colour.ts';
import { FIELD_ROW } from '../builder-fields.words.ts';

interface FieldRowProps {
  field: DraftField;
  /** DOM id of the field's button, to which the summary of problems jumps. */
  id: string;
  hue: Hue | undefined;
  open: boolean;
  /** Number of problems that the form field has. */
  problems: number;
  /** Another field on whose value it depends whether this field is shown. */
  controller: DraftField | undefined;
  handle: ReactNode;
  onToggle(): void;
  onStep(step: -1 | 1): void;
  /** The settings of the field, while the field is open. */
  children: ReactNode;
}

/** The row of a field in the builder's list of fields. A press opens the field; Alt with an arrow key moves it. */
export function FieldRow({ field, id, hue = 'system', open, problems, controller, handle, onToggle, onStep, children }: FieldRowProps) {
  const kind = kindOf(field.type);
  return (
    <div className={cx(box, open && opened)}>
      <div
        className={head}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          onStep(event.key === 'ArrowUp' ? -1 : 1);
        }}
      >
        {handle}
        <button id={id} type="button" className={main} aria-expanded={open} aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown" onClick={onToggle}>
          <span aria-hidden className={cx(dot, hueText[hue])} />
          <span className={flexFill({ display: 'grid' })}>
            <span className={longWords({ textStyle: 'label' })}>
              {field.label.trim() || FIELD_ROW.noLabelYetText}
              {field.required && <span className={css({ color: 'bad' })} title={FIELD_ROW.requiredTitle}> *<span className={visuallyHidden()}> {FIELD_ROW.requiredText}</span></span>}
            </span>
            <span className={cx(monoText({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }), hueText[hue])}>{field.key || FIELD_ROW.noKeyYetText}</span>
          </span>
          {problems > 0 && <span className={flex({ color: 'bad' })}><CircleAlert size={16} aria-hidden /><span className={visuallyHidden()}>{counted(problems, 'problem')}</span></span>}
          {field.hidden && <span className={quiet} title={FIELD_ROW.hiddenConstantTitle}><EyeOff size={14} aria-hidden /><span className={visuallyHidden()}>{FIELD_ROW.hiddenConstantText}</span></span>}
          {field.showIf && <span className={quiet} title={FIELD_ROW.shownIfTitle(ruleWords(field.showIf, controller))}><Split size={14} aria-hidden /><span className={visuallyHidden()}>{FIELD_ROW.shownIfText(ruleWords(field.showIf, controller))}</span></span>}
          <span className={quiet}>{kind.label}{open ? <ChevronUp size={16} aria-hidden /> : <TypeIcon type={field.type} />}</span>
        </button>
      </div>
      {open && <div className={css({ padding: '3', paddingBlockStart: '1' })}>{children}</div>}
    </div>
  );
}

const box = css({ borderRadius: 'md', border: 'clear' });
const opened = css({ border: 'line', backgroundColor: 'raised' });
const head = hstack({ gap: '0.5', paddingInlineStart: '1' });
const main = hstack({
  gap: '2', flex: '1', minWidth: '0', minHeight: '12', paddingInline: '2', borderRadius: 'sm', backgroundColor: 'transparent', color: 'fg', textAlign: 'start', cursor: 'pointer',
  _hover: { backgroundColor: 'hover' },
});
const dot = css({ width: '2.5', height: '2.5', flex: 'none', borderRadius: '[3px]', backgroundColor: 'current' });
const quiet = hstack({ gap: '1.5', flex: 'none', color: 'fg.subtle', textStyle: 'meta' });
