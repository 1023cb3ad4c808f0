import { Suspense } from 'react';
import { useAtomValue } from 'jotai';
import { lazyPart } from '#lib/lazy-part.ts';
import { pageShownAtom } from '#lib/page-shown.ts';
import { WhenIdle } from '#ui/when-idle.tsx';

const Toaster = lazyPart(() => import('#ui/toaster.tsx'), 'Toaster');

/** Loads the code of the toasts after the first page is shown. Toasts that are requested earlier wait for it. */
export function ToasterHost() {
  return useAtomValue(pageShownAtom) ? <WhenIdle><Suspense fallback={null}><Toaster /></Suspense></WhenIdle> : null;
}
