import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** A step in the history that opened something from its list. */
const OPENED_HERE = { opened: true } as const;

interface DrawerAddress {
  /** Id of the entry whose drawer is open; null for none. */
  open: string | null;
  show(id: string): void;
  close(): void;
}

/** A drawer as a part of the address: it can be linked to, and the browser's way back shuts it. */
export function useDrawerAddress(name: string): DrawerAddress {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return {
    open: params.get(name),
    show: (id) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        next.set(name, id);
        return next;
      }, { state: OPENED_HERE }),
    // Back to the list, which is one step behind. An administrator who came by a link has no such step.
    close: () => {
      if ((state as Partial<typeof OPENED_HERE> | null)?.opened) return void navigate(-1);
      setParams((now) => {
        const next = new URLSearchParams(now);
        next.delete(name);
        return next;
      }, { replace: true });
    },
  };
}
