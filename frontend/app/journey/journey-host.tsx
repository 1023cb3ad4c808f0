import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { matchPath, useLocation } from 'react-router-dom';
import { purchaseAtom, walletDialogAtom } from '#shared/shop/purchase.ts';
import { pageAt } from '../pages.ts';
import { reportEvent, sendWhenHidden } from './report-events.ts';
import { foundBy, SEARCH_STILL_MS } from './search-report.ts';

/**
 * Reports to the server which pages (by the pattern of their address), searches and shop dialogs the reader opens. Pages of the
 * administration are not reported.
 */
export function JourneyHost(): null {
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const buying = useAtomValue(purchaseAtom) !== null;
  const wallet = useAtomValue(walletDialogAtom) !== false;
  useEffect(() => sendWhenHidden(), []);
  useEffect(() => {
    const page = patternOf(pathname);
    if (page !== undefined) reportEvent({ name: 'page_viewed', props: { page } });
  }, [pathname]);
  useEffect(() => {
    const words = pathname === '/marketplace' ? (new URLSearchParams(search).get('q') ?? '').trim() : '';
    if (words.length < 2) return undefined;
    const timer = setTimeout(() => {
      const found = foundBy(client, words);
      if (found !== null) reportEvent({ name: 'searched', props: { words: words.slice(0, 60), found } });
    }, SEARCH_STILL_MS);
    return () => clearTimeout(timer);
  }, [client, pathname, search]);
  useEffect(() => {
    if (wallet) reportEvent({ name: 'wallet_opened' });
  }, [wallet]);
  useEffect(() => {
    if (buying) reportEvent({ name: 'purchase_opened' });
  }, [buying]);
  return null;
}

function patternOf(pathname: string): string | undefined {
  const page = pageAt(pathname);
  // Cuts the optional part off the pattern of an address, so that both forms of the address are reported as one page.
  return page?.access === 'staff' ? undefined : page?.paths.find((path) => matchPath(path, pathname))?.replace(/\/:\w+\?$/, '');
}
