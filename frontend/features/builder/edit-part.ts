import { useCallback } from 'react';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { useDraftStore } from './draft-store.ts';

/** Sets one part of a draft, such as its title. Typing in the same part is one undo step. */
export type EditPart = <Part extends keyof DraftContent>(part: Part, value: DraftContent[Part], label: string) => void;

/** Returns a function that sets one part of the open draft, such as its title. */
export function useEditPart(): EditPart {
  const { edit } = useDraftStore();
  return useCallback(
    (part, value, label) => edit((content) => (content[part] === value ? content : { ...content, [part]: value }), { label, merge: part }),
    [edit],
  );
}
