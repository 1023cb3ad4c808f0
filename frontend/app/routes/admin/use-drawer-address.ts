import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { searchNow } from '#lib/search-now.ts';
import { withParam } from './with-param.ts';

/** State in the browser's history that marks a drawer as opened from its list. */
const OPENED_HERE = { opened: true } as const;

interface DrawerAddress {
  /** Id of the entry whose details are open in the drawer; null for none. */
  open: string | null;
  show(id: string): void;
  close(): void;
}

/** Keeps the entry whose drawer is open in the address, so that it can be linked to and the back button closes it. */
export function useDrawerAddress(name: string): DrawerAddress {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return {
    open: params.get(name),
    show: (id) => setParams(withParam(searchNow(), name, id), { state: OPENED_HERE }),
    // Closes the drawer by one step back to the list. When the administrator came by a link there is no such step, so the address is replaced.
    close: () => {
      if ((state as Partial<typeof OPENED_HERE> | null)?.opened) return void navigate(-1);
      setParams(withParam(searchNow(), name, undefined), { replace: true });
    },
  };
}
