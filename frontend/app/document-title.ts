import { useEffect } from 'react';
import { PRODUCT } from '#contracts/product.ts';

/** Names the page in the tab and in the history. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${PRODUCT}`;
  }, [title]);
}
