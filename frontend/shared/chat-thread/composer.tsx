import { useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { ArrowUp, Square } from 'lucide-react';
import { css } from '#styled/css';
import { errorText, hstack } from '#styled/patterns';
import { MESSAGE_MAX } from '#contracts/chat.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { Button } from '#ui/button.tsx';
import { Coin } from '#ui/coin.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { COMPOSER } from './chat-thread.words.ts';

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText(text: string): void;
  placeholder: string;
  /** Tokens that the next reply costs; null when it is free, or not known yet. */
  price: number | null;
  busy: boolean;
  /** Whether no message can be sent now; the page says why elsewhere. */
  disabled?: boolean;
  /** Text that a screen reader announces when the person presses Enter while no message can be sent. */
  unready?: string | undefined;
  maxLength?: number;
  onSend(): void;
  /** Stops the reply that is being written. While it is set, the send button becomes a stop button. */
  onStop?: (() => void) | null | undefined;
  stopping?: boolean;
  /** Receives the keys pressed in the message box first. Returns true for a key that it handled. */
  onKey?(event: KeyboardEvent<HTMLTextAreaElement>): boolean;
  /** Called when the cursor moved or the text of the message box changed, because the text may need a list of suggestions. */
  onCaret?(): void;
  /** Element above the message box: a refusal, or a list of suggestions. */
  above?: ReactNode;
  /** Attachments of the message, between its text and the bar of buttons. */
  attached?: ReactNode;
  tools?: ReactNode;
  choice?: ReactNode;
  hint?: ReactNode;
  /** Id of the list of suggestions that belongs to the message box. */
  listId?: string | undefined;
  activeId?: string | undefined;
}

const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/**
 * Moves focus to the message box when the button that had it goes away. On touch screens focus in the box would open the keyboard, so the form
 * around it gets focus there.
 */
export const focusComposer = (box: HTMLTextAreaElement | null): void => (isTouch() ? box?.form : box)?.focus({ preventScroll: true });

/** The box for writing chat messages. Enter sends; on touch screens Enter begins a new line. */
export function Composer({ box, text, onText, placeholder, price, busy, disabled = false, unready, maxLength = MESSAGE_MAX, onSend, onStop, stopping = false, onKey, onCaret, above, attached, tools, choice, hint, listId, activeId }: ComposerProps) {
  const left = maxLength - text.length;
  const ready = text.trim() !== '' && !busy && !disabled && left >= 0;
  const [early, setEarly] = useState(false);
  // The server renders this box too, and only the browser knows its pointer.
  const hydrated = useHydrated();
  const waits = early && disabled && text.trim() !== '' ? unready : undefined;
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (onKey?.(event)) return event.preventDefault();
    if (event.key !== 'Enter' || event.shiftKey || isTouch()) return;
    event.preventDefault();
    setEarly(disabled);
    if (ready && !onStop) onSend();
  };
  const stopAndWrite = (stopReply: () => void): void => {
    stopReply();
    focusComposer(box.current);
  };
  return (
    <div className={place}>
      {above && <div className={css({ width: 'full', maxWidth: '[768px]', marginInline: 'auto', marginBlockEnd: '2.5', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' })}>{above}</div>}
      <form
        tabIndex={-1}
        className={frame}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !onStop) onSend();
        }}
      >
        <textarea
          ref={box} rows={1} value={text} placeholder={placeholder} aria-label={COMPOSER.label} className={words} enterKeyHint={hydrated && isTouch() ? 'enter' : 'send'} autoComplete="off"
          {...(listId !== undefined && { 'role': 'combobox', 'aria-expanded': true, 'aria-controls': listId, 'aria-activedescendant': activeId, 'aria-autocomplete': 'list' as const })}
          onChange={(event) => {
            onText(event.currentTarget.value);
            onCaret?.();
          }}
          onSelect={onCaret} onKeyDown={press}
        />
        {attached && <div className={css({ paddingInline: '3', paddingBlockEnd: '1' })}>{attached}</div>}
        <div className={bar}>
          {tools}
          <span className={css({ flex: '1' })} />
          {left < 0 && <span role="status" className={errorText({ textStyle: 'meta' })}>{COMPOSER.tooLong(left)}</span>}
          {choice}
          {onStop ? (
            <IconButton label={COMPOSER.stopButton} className={stop} disabled={stopping} onClick={() => stopAndWrite(onStop)}><Square aria-hidden /></IconButton>
          ) : (
            <Button type="submit" variant="primary" disabled={!ready && !busy} busy={busy} className={send} aria-label={price === null ? COMPOSER.sendButton('').replace(/ · $/, '') : COMPOSER.sendButton(tokenWords(price))}>
              {price !== null && <><Coin size={15} /><span className={css({ tabular: true })}>{price}</span></>}<ArrowUp aria-hidden />
            </Button>
          )}
        </div>
      </form>
      {waits ? <p role="status" className={note}>{waits}</p> : hint && <p className={note}>{hint}</p>}
    </div>
  );
}

const place = css({ paddingInline: { base: '2.5', md: '6' }, paddingBlockStart: '2', paddingBlockEnd: { base: '2', md: '3.5' }, minWidth: '0' });
const frame = css({
  width: 'full', maxWidth: '[768px]', marginInline: 'auto', border: 'field', borderRadius: 'xl', backgroundColor: 'surface', outline: 'none',
  _focusWithin: { borderColor: 'brand', boxShadow: 'field' },
});
const words = css({
  display: 'block', width: 'full', minHeight: '[50px]', maxHeight: '[34dvh]', paddingInline: '[18px]', paddingBlockStart: '3.5', paddingBlockEnd: '1', border: 'none', background: '[none]', color: 'fg', resize: 'none', outline: 'none',
  fontFamily: 'text', fontSize: { base: '[16px]', md: '15' }, lineHeight: 'normal', fieldSizing: 'content', overflowY: 'auto', _focusVisible: { outline: 'none' },
});
const bar = hstack({ gap: '0.5', paddingInline: '2', paddingBlockStart: '1', paddingBlockEnd: '2', minWidth: '0' });
const send = css({ '--h': '36px', minHeight: '9', paddingInline: '3', gap: '1.5' });
const stop = css({ '--h': '36px', minHeight: '9', backgroundColor: 'fg!', color: 'bg!', '& svg': { fill: 'current', width: '3.5!', height: '3.5!' } });
const note = css({ width: 'full', maxWidth: '[768px]', marginInline: 'auto', marginBlockStart: '2', textAlign: 'center', textStyle: 'micro', color: 'fg.subtle' });
