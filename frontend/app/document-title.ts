import { useEffect } from 'react';
import { PRODUCT } from '#contracts/product.ts';

/** Sets the page's name in the browser's tab and history. When the page unmounts, the tab shows the product's name, which is the title of home. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return undefined;
    document.title = `${title} · ${PRODUCT}`;
    return () => void (document.title = PRODUCT);
  }, [title]);
}
