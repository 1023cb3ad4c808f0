import { lazy, Suspense } from 'react';
import { useAtomValue } from 'jotai';
import { pageShownAtom } from '#lib/page-shown.ts';
import { WhenIdle } from '#ui/when-idle.tsx';

const Toaster = lazy(() => import('#ui/toast.tsx').then((module) => ({ default: module.Toaster })));

/** Loads the toasts once the first page stands there; those of the meantime wait for it. */
export function ToasterHost() {
  return useAtomValue(pageShownAtom) ? <WhenIdle><Suspense fallback={null}><Toaster /></Suspense></WhenIdle> : null;
}
