import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { AgentCard } from '#contracts/agents.ts';
import { ATTACHMENTS_MAX } from '#contracts/chat.ts';
import type { Attachment } from '#contracts/chat.ts';
import { uploadFile } from '#contracts/media.ts';
import { messageOf } from '#lib/api-error.ts';
import { upload } from '#lib/upload.ts';
import { toast } from '#ui/toast.tsx';
import { COMPOSE } from '../chat.words.ts';
import { SIGNS, signAt, withoutSign } from './sign.ts';
import type { ListKind, Sign } from './sign.ts';

/** A suggestion in the composer's open list of prompts, agents or creations. */
export interface Choice {
  id: string;
  take(): void;
}

interface ComposeOptions {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  setText(text: string): void;
  attachments: readonly Attachment[];
  setAttachments(attachments: readonly Attachment[]): void;
  onAgent(agent: Pick<AgentCard, 'id' | 'slug' | 'name' | 'avatarUrl'>): void;
}

/** State of what the user adds to a message: an open list of suggestions, a prompt's form, or a picture being uploaded. */
export type Compose = ReturnType<typeof useCompose>;

export function useCompose({ box, text, setText, attachments, setAttachments, onAgent }: ComposeOptions) {
  const listId = useId();
  const [sign, setSign] = useState<Sign | null>(null);
  const [form, setForm] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const [uploading, setUploading] = useState<string | null>(null);
  const choices = useRef<readonly Choice[]>([]);
  /** True while the suggestions do not match the typed word yet. Enter then neither chooses an old suggestion nor sends the message. */
  const waiting = useRef(false);
  /** Position of the sign whose list the user closed with Escape. The list stays closed while the cursor is in that word. */
  const closed = useRef<number | null>(null);
  const [activeId, setActiveId] = useState<string | undefined>(undefined);

  const show = (next: Sign | null): void => {
    setSign(next);
    if (next?.kind === sign?.kind && next?.q === sign?.q) return;
    setAt(0);
    waiting.current = next !== null;
    if (next?.kind !== sign?.kind) choices.current = [];
  };
  const look = (): void => {
    const area = box.current;
    if (!area || form !== null) return;
    const next = area.selectionStart === area.selectionEnd ? signAt(area.value, area.selectionStart) : null;
    if (next === null) closed.current = null;
    show(next && closed.current === next.start ? null : next);
  };
  const close = (): void => {
    closed.current = sign?.start ?? null;
    setSign(null);
    setForm(null);
    box.current?.focus();
  };
  /** Removes the sign and the word after it from the message, and closes the list of suggestions. */
  const cut = (): void => {
    if (sign) setText(withoutSign(text, sign));
    setSign(null);
    box.current?.focus();
  };
  const move = (by: number): void => {
    const count = choices.current.length;
    if (count > 0) setAt((before) => (before + by + count) % count);
  };
  const key = (event: KeyboardEvent): boolean => {
    if (!sign && form === null) return false;
    if (event.key === 'Escape') {
      close();
      return true;
    }
    if (!sign) return false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      move(event.key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    if (waiting.current && event.key === 'Enter' && !event.shiftKey) return true;
    const choice = choices.current[at];
    if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && choice) {
      choice.take();
      return true;
    }
    return false;
  };
  /** Appends a sign such as @ to the message, which opens its list as typing it would. */
  const begin = (kind: ListKind): void => {
    const next = `${text}${text === '' || /\s$/.test(text) ? '' : ' '}${SIGNS[kind]}`;
    setText(next);
    closed.current = null;
    show({ kind, q: '', start: next.length - 1, end: next.length });
    box.current?.focus();
  };
  const add = (attachment: Attachment): void => {
    if (attachments.length < ATTACHMENTS_MAX) setAttachments([...attachments, attachment]);
    else toast({ tone: 'destructive', title: COMPOSE.notAttached, description: COMPOSE.tooMany(ATTACHMENTS_MAX) });
  };
  const attach = async (file: File): Promise<void> => {
    if (attachments.length >= ATTACHMENTS_MAX) return void toast({ tone: 'destructive', title: COMPOSE.notAttached, description: COMPOSE.tooMany(ATTACHMENTS_MAX) });
    setUploading(COMPOSE.uploading);
    try {
      const { file: stored } = await upload(uploadFile, file, { signal: new AbortController().signal, onProgress: () => undefined });
      setAttachments([...attachments, { kind: 'file', fileId: stored.id, url: stored.url, name: stored.name }]);
    } catch (error) {
      toast({ tone: 'destructive', title: COMPOSE.notAttached, description: messageOf(error, COMPOSE.failed) });
    } finally {
      setUploading(null);
    }
  };
  const wanted = form !== null ? ({ kind: 'form', slug: form } as const) : sign;
  return {
    listId, wanted, at, activeId, uploading, look, close, key, begin, attach,
    offer: (offered: readonly Choice[], pending: boolean): void => {
      choices.current = offered;
      waiting.current = pending;
      setActiveId(offered[at] && `${listId}-${offered[at].id}`);
    },
    point: setAt,
    takePrompt: (slug: string): void => {
      cut();
      setForm(slug);
    },
    takeAgent: (agent: Pick<AgentCard, 'id' | 'slug' | 'name' | 'avatarUrl'>): void => {
      cut();
      onAgent(agent);
    },
    takeCreation: (attachment: Attachment): void => {
      cut();
      add(attachment);
    },
    insert: (words: string): void => {
      setText(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`);
      setForm(null);
      box.current?.focus();
    },
  };
}
