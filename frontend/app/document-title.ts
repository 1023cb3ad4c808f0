import { useEffect } from 'react';
import { PRODUCT } from '#contracts/product.ts';

/** Sets the page's name in the browser's tab and history. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${PRODUCT}`;
  }, [title]);
}
