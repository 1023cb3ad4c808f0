// @vitest-environment happy-dom
import { getDefaultStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heldReads } from './held-reads.ts';
import { holdDataUntilHydrated } from './hydration.ts';
import { forgetWaiting, MISSING_PARTS_CHANGED, missingParts } from './missing-part.ts';
import { pageShownAtom, partsShownAtom } from './page-shown.ts';

describe('reads of a server-rendered page whose parts are not all hydrated', () => {
  beforeEach(() => {
    missingParts.clear();
    getDefaultStore().set(partsShownAtom, false);
    getDefaultStore().set(pageShownAtom, false);
    holdDataUntilHydrated(false);
  });

  it('reads keep waiting for hydration when the notice of missing parts mounts and no part is missing, before and after the page is shown', async () => {
    for (const shown of [false, true]) {
      getDefaultStore().set(pageShownAtom, shown);
      forgetWaiting();
      await new Promise((resolve) => setTimeout(resolve));
      expect(heldReads(), String(shown)).not.toBeNull();
    }
  });

  it("reads stop waiting for hydration when a part's code did not load", async () => {
    missingParts.add({ fetchAgain: () => Promise.resolve(), waits: true, failed: true });
    window.dispatchEvent(new Event(MISSING_PARTS_CHANGED));
    await vi.waitFor(() => expect(heldReads()).toBeNull());
  });

  it('reads do not wait for parts that a narrow window dropped from a page for a wide one', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia(''), matches: true });
    holdDataUntilHydrated(false);
    getDefaultStore().set(pageShownAtom, true);
    await vi.waitFor(() => expect(heldReads()).toBeNull());
    vi.restoreAllMocks();
  });

  it.each(['/next', '?tab=next'])('reads of the page %s do not wait for parts of the page that the reader left', async (next) => {
    getDefaultStore().set(pageShownAtom, true);
    window.history.pushState(null, '', next);
    forgetWaiting();
    await vi.waitFor(() => expect(heldReads()).toBeNull());
  });
});
