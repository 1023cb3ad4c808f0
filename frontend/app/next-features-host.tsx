import { lazy, Suspense } from 'react';
import { useAtomValue } from 'jotai';
import { nextFeaturesAtom } from '#lib/next-features.ts';

const NextFeaturesDialog = lazy(() => import('#features/next-features/next-features-dialog.tsx').then((module) => ({ default: module.NextFeaturesDialog })));

/** Loads the dialog when somebody opens it. Stands where signed-in people alone are. */
export function NextFeaturesHost() {
  const open = useAtomValue(nextFeaturesAtom);
  return open ? <Suspense fallback={null}><NextFeaturesDialog /></Suspense> : null;
}
