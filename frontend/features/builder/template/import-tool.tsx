import { Suspense, useState } from 'react';
import { Import } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { useBuilderSlots } from '../builder-slots.ts';
import { useDraftStore } from '../draft-store.ts';
import { withImported } from './with-imported.ts';
import { IMPORT_TOOL } from '../builder-template.words.ts';

/** The button that imports a prompt into the open draft. One undo takes the import back. */
export function ImportTool() {
  const { ImportDialog } = useBuilderSlots();
  const store = useDraftStore();
  const [open, setOpen] = useState(false);
  if (!ImportDialog) return null;
  const take = (imported: DraftContent): void => {
    store.edit(withImported(imported), { label: IMPORT_TOOL.label });
    setOpen(false);
    toast({ tone: 'success', title: IMPORT_TOOL.toast, description: IMPORT_TOOL.importedToast });
  };
  return (
    <>
      <Button size="sm" variant="ghost" icon={<Import aria-hidden />} onClick={() => setOpen(true)}>{IMPORT_TOOL.label}</Button>
      {open && <Suspense fallback={null}><ImportDialog onClose={() => setOpen(false)} onImport={take} /></Suspense>}
    </>
  );
}
