import { atom } from 'jotai';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { getMarks } from '#contracts/social.ts';
import { call } from '#lib/call.ts';
import { readSignal } from '#lib/held-reads.ts';
import { pause } from '#lib/pause.ts';

type Marks = ResponseOf<typeof getMarks>;
type Kind = 'prompts' | 'people';
type Ask = (ids: Record<Kind, string>, signal: AbortSignal) => Promise<Marks>;

/** Fetches what the viewer liked, saved and followed. Questions of several cards that come within a few ms become one request. */
export interface MarkLoader {
  load(kind: Kind, id: string): Promise<Marks>;
}

/** Largest number of ids of one kind in a request for the viewer's likes, saves and follows. */
export const MARKS_AT_ONCE = 100;
/** Wait in ms before one request for the likes, saves and follows of all gathered ids: a page of cards mounts within one frame. */
const BREATH_MS = 10;

const askServer: Ask = (query, signal) => call(getMarks, { query, signal });

/** Gathers the ids of cards for some ms, and fetches the viewer's likes, saves and follows of all of them together. */
export function createMarkLoader(ask: Ask = askServer): MarkLoader {
  let open: (Record<Kind, Set<string>> & { answer: Promise<Marks> }) | null = null;
  function begin(): NonNullable<typeof open> {
    const ids: Record<Kind, Set<string>> = { prompts: new Set(), people: new Set() };
    const signal = readSignal();
    const answer = pause(BREATH_MS).then(() => {
      if (open?.prompts === ids.prompts) open = null;
      return ask({ prompts: [...ids.prompts].join(','), people: [...ids.people].join(',') }, signal);
    });
    return { ...ids, answer };
  }
  return {
    load(kind, id) {
      if (!open || open[kind].size >= MARKS_AT_ONCE) open = begin();
      open[kind].add(id);
      return open.answer;
    },
  };
}

/** The one loader of likes, saves and follows of this browser client. */
export const markLoaderAtom = atom(() => createMarkLoader());
