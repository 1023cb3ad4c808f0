import { CircleAlert, Plus } from 'lucide-react';
import { css } from '#styled/css';
import { keepSize, longWords, stack, wrap } from '#styled/patterns';
import { FIELD_LIMIT } from '#contracts/prompt-form.ts';
import { Button } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useNextFocus } from '../shell/next-focus.ts';
import { BUILDER_TEMPLATE, LOOSE_VARIABLES } from '../builder-template.words.ts';

interface LooseVariablesProps {
  /** The template's variables that have no form field, in their order. */
  names: readonly string[];
  /** Number of fields that the prompt's form has. */
  count: number;
  onCreate(names: readonly string[]): void;
  /** Called when the last variable without a field has got one, so that the caller moves the focus elsewhere. */
  onNone(): void;
}

const SHOWN = 4;

/** The list of the template's variables without a form field, each with a button that makes the field. */
export function LooseVariables({ names, count, onCreate, onNone }: LooseVariablesProps) {
  const { list, leaves } = useNextFocus<HTMLUListElement>(onNone);
  if (names.length === 0) return null;
  const room = FIELD_LIMIT - count;
  return (
    <div className={box}>
      <ul ref={list} className={stack({ gap: '2' })}>
        {names.slice(0, SHOWN).map((name, at) => (
          <li key={name} className={wrap({ alignItems: 'center', gap: '2' })}>
            <CircleAlert size={16} aria-hidden className={keepSize({ color: 'bad' })} />
            <span className={longWords({ flex: '1', minWidth: '[140px]' })}><Sentence text={LOOSE_VARIABLES.noField} parts={{ variable: <code className={css({ fontFamily: 'mono', fontSize: '13' })}>{`{{${name}}}`}</code> }} /></span>
            <Button size="sm" icon={<Plus aria-hidden className={css({ color: 'brand' })} />} data-next="" disabled={room < 1} aria-label={LOOSE_VARIABLES.label(name)} onClick={() => { leaves(at); onCreate([name]); }}>{LOOSE_VARIABLES.createFieldButton}</Button>
          </li>
        ))}
      </ul>
      {names.length > 1 && (
        <div className={wrap({ alignItems: 'center', justifyContent: 'space-between', gap: '2' })}>
          <span>{names.length > SHOWN ? `And ${names.length - SHOWN} more.` : ''}</span>
          <Button size="sm" disabled={room < 1} onClick={() => { leaves(0); onCreate(names.slice(0, room)); }}>{room >= names.length ? LOOSE_VARIABLES.createAllButton(names.length) : LOOSE_VARIABLES.createSome(room)}</Button>
        </div>
      )}
      {room < 1 && <p>{BUILDER_TEMPLATE.formFull}</p>}
    </div>
  );
}

const box = stack({ gap: '3', padding: '3', paddingInline: '4', backgroundColor: 'bad.soft', textStyle: 'small', '&:last-child': { borderBottomRadius: '[19px]' } });
