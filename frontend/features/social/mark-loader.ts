import { atom } from 'jotai';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { getMarks } from '#contracts/social.ts';
import { call } from '#lib/call.ts';
import { readSignal } from '#lib/held-reads.ts';
import { pause } from '#lib/pause.ts';

type Marks = ResponseOf<typeof getMarks>;
type Kind = 'prompts' | 'people';
type Ask = (ids: Record<Kind, string>, signal: AbortSignal) => Promise<Marks>;

/** Fetches what the viewer liked, saved and followed. Questions that come within a few ms become one request. */
export interface MarkLoader {
  load(kind: Kind, id: string): Promise<Marks>;
}

/** Most ids of one kind that a request may name. */
export const MARKS_AT_ONCE = 100;
/** Wait in ms before one request for all gathered ids: a page of cards mounts within one frame. */
const BREATH_MS = 10;

const askServer: Ask = (query, signal) => call(getMarks, { query, signal });

/** Gathers ids for some ms and requests their marks together. */
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

/** One mark loader for the whole browser client. */
export const markLoaderAtom = atom(() => createMarkLoader());
