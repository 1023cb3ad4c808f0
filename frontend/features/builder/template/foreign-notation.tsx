import { useMutation } from '@tanstack/react-query';
import { Replace } from 'lucide-react';
import { css } from '#styled/css';
import { convertText } from '#contracts/prompt-import.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { withVariables } from '#lib/with-variables.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { useDraftPart, useDraftStore } from '../draft-store.ts';
import { foreignMarks } from './foreign-marks.ts';

const SHOWN = 3;
// As text, so that typing draws this again only when it says something else.
const marksOf = ({ template }: { template: string }): string => JSON.stringify(foreignMarks(template));

/** A template that was pasted straight into the editor: what looks like variables of elsewhere becomes fields with one press. */
export function ForeignNotation() {
  const marks = JSON.parse(useDraftPart(marksOf)) as string[];
  const store = useDraftStore();
  const convert = useMutation({
    mutationFn: (text: string) => call(convertText, { body: { text, variablesOnly: true } }),
    onSuccess: ({ content, syntaxes }, text) => {
      if (store.content().template !== text) return void toast({ title: 'The text changed meanwhile', description: 'Nothing was changed. Please press the button again.' });
      if (syntaxes.every((syntax) => syntax === 'none')) return void toast({ title: 'No variables found', description: 'The text was not changed.' });
      store.edit((before) => withVariables(before, content), { label: 'Variables' });
      toast({ tone: 'success', title: 'The fields are created', description: 'Undo restores the text.' });
    },
    onError: (error) => toast({ tone: 'destructive', title: 'The text was not changed', description: messageOf(error, 'Please try again.') }),
  });
  if (marks.length === 0) return null;
  return (
    <div className={box}>
      <Replace size={16} aria-hidden className={css({ color: 'brand', flex: 'none' })} />
      <span className={css({ flex: '1', minWidth: '[140px]', overflowWrap: 'anywhere' })}>
        <code className={css({ fontFamily: 'mono', fontSize: '13' })}>{marks.slice(0, SHOWN).join(' ')}</code>{marks.length > SHOWN ? ` and ${marks.length - SHOWN} more` : ''} {marks.length === 1 ? 'looks like a variable' : 'look like variables'} from elsewhere.
      </span>
      <Button size="sm" busy={convert.isPending} busyLabel="Reading…" onClick={() => convert.mutate(store.content().template)}>Make {marks.length === 1 ? 'it a field' : 'them fields'}</Button>
    </div>
  );
}

const box = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', padding: '3', paddingInline: '4', backgroundColor: 'brand.soft', textStyle: 'small', '&:last-child': { borderBottomRadius: '[19px]' } });
