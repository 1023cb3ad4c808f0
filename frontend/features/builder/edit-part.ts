import { useCallback } from 'react';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { useDraftStore } from './draft-store.ts';

/** Sets one part of the content. Typing in the same part is one undo step. */
export type EditPart = <Part extends keyof DraftContent>(part: Part, value: DraftContent[Part], label: string) => void;

/** A function that sets a part of the open draft. */
export function useEditPart(): EditPart {
  const { edit } = useDraftStore();
  return useCallback(
    (part, value, label) => edit((content) => (content[part] === value ? content : { ...content, [part]: value }), { label, merge: part }),
    [edit],
  );
}
