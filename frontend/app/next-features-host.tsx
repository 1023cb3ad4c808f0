import { Suspense } from 'react';
import { useAtomValue } from 'jotai';
import { lazyPart } from '#lib/lazy-part.ts';
import { nextFeaturesAtom } from '#shared/next-features/next-features-dialog.ts';

const NextFeaturesDialog = lazyPart(() => import('#features/next-features/next-features-dialog.tsx'), 'NextFeaturesDialog');

/** Loads the dialog with next features when a member opens it. */
export function NextFeaturesHost() {
  const open = useAtomValue(nextFeaturesAtom);
  return open ? <Suspense fallback={null}><NextFeaturesDialog /></Suspense> : null;
}
