import { Plus } from 'lucide-react';
import { css } from '#styled/css';

/** Shows the words that a switched-on toggle adds to the prompt, so that the runner knows what is inserted. */
export function InsertedText({ text }: { text: string }) {
  return (
    <p className={box}>
      <Plus aria-hidden className={css({ width: '3.5', height: '3.5', marginBlockStart: '0.5', flex: 'none' })} />
      {text}
    </p>
  );
}

const box = css({ display: 'flex', gap: '2', padding: '3', borderRadius: 'sm', backgroundColor: 'type.text.soft', color: 'type.text', fontFamily: 'mono', fontSize: '13', lineHeight: 'normal' });
