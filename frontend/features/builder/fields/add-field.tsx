import { useId, useState } from 'react';
import { Heading, Plus } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, metaText, stack } from '#styled/patterns';
import { FIELD_LIMIT } from '#contracts/prompt-form.ts';
import type { FieldType } from '#contracts/prompt-form.ts';
import { FIELD_KINDS } from './field-kinds.ts';
import { TypeIcon } from './type-icon.tsx';
import { ADD_FIELD } from '../builder-fields.words.ts';

interface AddFieldProps {
  /** Number of fields that the prompt's form has. */
  count: number;
  mayAddSection: boolean;
  onAdd(type: FieldType): void;
  onAddSection(): void;
}

const GROUPS = [...new Set(FIELD_KINDS.map(({ group }) => group))];
const NEARLY = FIELD_LIMIT - 5;

/** The button below the list of a form's fields, which opens tiles with the 16 types of fields. */
export function AddField({ count, mayAddSection, onAdd, onAddSection }: AddFieldProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const full = count >= FIELD_LIMIT;
  return (
    <div
      className={stack({ gap: '2', paddingBlockStart: '2' })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        document.getElementById(`${panelId}-open`)?.focus();
      }}
    >
      <button id={`${panelId}-open`} type="button" className={opener} aria-expanded={open} aria-controls={panelId} disabled={full} onClick={() => setOpen(!open)}>
        <Plus size={16} aria-hidden />{ADD_FIELD.button}
      </button>
      {count >= NEARLY && (
        <p role="status" className={css({ textStyle: 'meta', color: full ? 'warn' : 'fg.subtle', textAlign: 'center' })}>
          {full ? ADD_FIELD.fullText : ADD_FIELD.roomForMore(count)}
        </p>
      )}
      <div id={panelId} hidden={!open || full} className={panel}>
        {GROUPS.map((group) => (
          <section key={group} aria-label={group}>
            <h3 className={css({ textStyle: 'micro', fontWeight: 'semibold', color: 'fg.subtle', marginBlockEnd: '1.5' })}>{group}</h3>
            <div className={css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))', gap: '1.5' })}>
              {FIELD_KINDS.filter((kind) => kind.group === group).map(({ type, label, pitch }) => (
                <button
                  key={type} type="button" className={tile}
                  onClick={() => {
                    setOpen(false);
                    onAdd(type);
                  }}
                >
                  <span className={hstack({ gap: '2', textStyle: 'label' })}><TypeIcon type={type} />{label}</span>
                  <span className={metaText({ textStyle: 'micro' })}>{pitch}</span>
                </button>
              ))}
            </div>
          </section>
        ))}
        {mayAddSection && (
          <button
            type="button" className={tile}
            onClick={() => {
              setOpen(false);
              onAddSection();
            }}
          >
            <span className={hstack({ gap: '2', textStyle: 'label' })}><Heading size={16} aria-hidden />{ADD_FIELD.newSectionText}</span>
            <span className={metaText({ textStyle: 'micro' })}>{ADD_FIELD.sectionHelp}</span>
          </button>
        )}
      </div>
    </div>
  );
}

const opener = hstack({
  justifyContent: 'center', gap: '2', width: 'full', minHeight: '10', border: 'dashed', borderRadius: 'md', backgroundColor: 'transparent', color: 'fg.muted', textStyle: 'label', cursor: 'pointer',
  _hover: { color: 'fg', backgroundColor: 'hover' }, _disabled: { opacity: 'disabled', cursor: 'not-allowed' },
});
const panel = stack({ gap: '3', padding: '3', border: 'soft', borderRadius: 'lg', backgroundColor: 'raised', '&[hidden]': { display: 'none' } });
const tile = stack({
  gap: '0.5', alignContent: 'start', padding: '2.5', border: 'soft', borderRadius: 'md', backgroundColor: 'surface', color: 'fg', textAlign: 'start', cursor: 'pointer',
  transitionProperty: 'border-color', transitionDuration: 'fast', _hover: { borderColor: 'brand' },
});
