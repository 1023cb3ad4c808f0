import { useCallback } from 'react';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { useDraftStore } from './draft-store.ts';

/** Sets one part of the content. Typing into the same part is one step of undo. */
export type EditPart = <Part extends keyof DraftContent>(part: Part, value: DraftContent[Part], label: string) => void;

/** Sets parts of the open draft. */
export function useEditPart(): EditPart {
  const { edit } = useDraftStore();
  return useCallback(
    (part, value, label) => edit((content) => (content[part] === value ? content : { ...content, [part]: value }), { label, merge: part }),
    [edit],
  );
}
