import { createContext, use, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { UNSAVED } from './account.words.ts';

interface Unsaved {
  report(form: string, dirty: boolean): void;
  /** Calls `go` at once when no settings form has unsaved changes; otherwise opens a dialog that asks the user first. */
  leave(go: () => void): void;
}

const UnsavedContext = createContext<Unsaved>({ report: () => undefined, leave: (go) => go() });

/** Opens a dialog before the user leaves a settings section whose form has unsaved changes. */
export function UnsavedGuard({ children }: { children: React.ReactNode }) {
  const dirty = useRef(new Set<string>());
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const report = useCallback((form: string, isDirty: boolean): void => {
    if (isDirty) dirty.current.add(form);
    else dirty.current.delete(form);
  }, []);
  const leave = useCallback((go: () => void): void => {
    if (dirty.current.size === 0) go();
    else setWanted(() => go);
  }, []);
  const guard = useMemo(() => ({ report, leave }), [report, leave]);
  return (
    <UnsavedContext value={guard}>
      {children}
      <Dialog
        alert
        size="sm"
        open={wanted !== null}
        onOpenChange={(open) => !open && setWanted(null)}
        title={UNSAVED.title}
        description={UNSAVED.description}
        footer={
          <>
            <Button variant="danger" onClick={() => { setWanted(null); wanted?.(); }}>{UNSAVED.leaveWithoutSavingButton}</Button>
            <Button variant="primary" onClick={() => setWanted(null)}>{UNSAVED.keepEditingButton}</Button>
          </>
        }
      />
    </UnsavedContext>
  );
}

/** Returns a function that leaves the settings section by calling `go`. When a form has unsaved changes, it asks the user first. */
export const useLeave = (): Unsaved['leave'] => use(UnsavedContext).leave;

/** Reports whether a settings form has unsaved changes, so that leaving the section or closing the tab asks the user first. */
export function useUnsaved(dirty: boolean): void {
  const form = useId();
  const { report } = use(UnsavedContext);
  useEffect(() => {
    report(form, dirty);
    return () => report(form, false);
  }, [report, form, dirty]);
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}
