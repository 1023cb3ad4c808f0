import { useRef } from 'react';
import { Paperclip } from 'lucide-react';
import { css } from '#styled/css';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { COMPOSE } from '../chat.words.ts';
import { SIGNS } from './sign.ts';
import type { ListKind } from './sign.ts';
import type { Compose } from './use-compose.ts';

const PICTURES = 'image/png,image/jpeg,image/gif,image/webp';
const LISTS: readonly { kind: ListKind; text: string; label: string }[] = [
  { kind: 'prompt', text: COMPOSE.promptText, label: COMPOSE.promptLabel }, { kind: 'agent', text: COMPOSE.agentText, label: COMPOSE.agentLabel }, { kind: 'creation', text: COMPOSE.creationText, label: COMPOSE.creationLabel },
];

/** The composer's buttons that add pictures, prompts, agents and creations to the message. */
export function ComposeTools({ compose, attach = true }: { compose: Compose; attach?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {attach && (
        <>
          <input
            ref={input} type="file" accept={PICTURES} hidden aria-hidden tabIndex={-1}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = '';
              if (file) void compose.attach(file);
            }}
          />
          <IconButton label={COMPOSE.attachLabel} className={css({ '--h': '36px', minHeight: '9' })} onClick={() => input.current?.click()}><Paperclip aria-hidden /></IconButton>
        </>
      )}
      {LISTS.map(({ kind, text, label }) => <button key={kind} type="button" aria-label={label} className={tool} onClick={() => compose.begin(kind)}><Kbd>{SIGNS[kind]}</Kbd><span className={css({ display: { base: 'none', lg: 'inline' } })}>{text}</span></button>)}
    </>
  );
}

/** Phones have no room for the composer's buttons for prompts, agents and creations. The user types / @ or # there. */
const tool = css({ display: { base: 'none', md: 'inline-flex' }, alignItems: 'center', gap: '1.5', minHeight: '9', paddingInline: { base: '1', lg: '2' }, borderRadius: 'md', background: '[none]', textStyle: 'meta', color: 'fg.subtle', cursor: 'pointer', _hover: { backgroundColor: 'hover', color: 'fg' } });
