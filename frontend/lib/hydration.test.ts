// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { heldReads } from './held-reads.ts';
import { holdDataUntilHydrated } from './hydration.ts';
import { forgetWaiting, MISSING_PARTS_CHANGED, missingParts } from './missing-part.ts';

describe('reads of a server-rendered page whose parts are not all hydrated', () => {
  beforeAll(holdDataUntilHydrated);

  it('reads keep waiting for hydration when the notice of missing parts mounts and no part is missing', async () => {
    forgetWaiting();
    await new Promise((resolve) => setTimeout(resolve));
    expect(heldReads()).not.toBeNull();
  });

  it("reads stop waiting for hydration when a part's code did not load", async () => {
    missingParts.add({ fetchAgain: () => Promise.resolve(), waits: true, failed: true });
    window.dispatchEvent(new Event(MISSING_PARTS_CHANGED));
    await vi.waitFor(() => expect(heldReads()).toBeNull());
  });
});
