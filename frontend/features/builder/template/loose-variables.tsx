import { CircleAlert, Plus } from 'lucide-react';
import { css } from '#styled/css';
import { FIELD_LIMIT } from '#contracts/prompt-form.ts';
import { Button } from '#ui/button.tsx';

interface LooseVariablesProps {
  /** Variables without a field, in their order. */
  names: readonly string[];
  /** Fields there are. */
  count: number;
  onCreate(names: readonly string[]): void;
}

const SHOWN = 4;

/** Says which variables nothing stands for, and makes their fields with one press each. */
export function LooseVariables({ names, count, onCreate }: LooseVariablesProps) {
  if (names.length === 0) return null;
  const room = FIELD_LIMIT - count;
  return (
    <div className={box}>
      <ul className={css({ display: 'grid', gap: '2' })}>
        {names.slice(0, SHOWN).map((name) => (
          <li key={name} className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
            <CircleAlert size={16} aria-hidden className={css({ color: 'bad', flex: 'none' })} />
            <span className={css({ flex: '1', minWidth: '[140px]', overflowWrap: 'anywhere' })}><code className={css({ fontFamily: 'mono', fontSize: '13' })}>{`{{${name}}}`}</code> has no field yet.</span>
            <Button size="sm" icon={<Plus aria-hidden className={css({ color: 'brand' })} />} disabled={room < 1} aria-label={`Create field ${name}`} onClick={() => onCreate([name])}>Create field</Button>
          </li>
        ))}
      </ul>
      {names.length > 1 && (
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' })}>
          <span>{names.length > SHOWN ? `And ${names.length - SHOWN} more.` : ''}</span>
          <Button size="sm" disabled={room < 1} onClick={() => onCreate(names.slice(0, room))}>{room >= names.length ? `Create all ${names.length}` : `Create ${room}, as many as fit`}</Button>
        </div>
      )}
      {room < 1 && <p>A form has at most {FIELD_LIMIT} fields.</p>}
    </div>
  );
}

const box = css({ display: 'grid', gap: '3', padding: '3', paddingInline: '4', backgroundColor: 'bad.soft', textStyle: 'small', '&:last-child': { borderBottomRadius: '[19px]' } });
