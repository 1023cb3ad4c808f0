import { JourneyHost } from './journey/journey-host.tsx';
import { PurchaseHost } from './purchase-host.tsx';

/** What is on every page and no first page waits for. */
export const LateHosts = () => (
  <>
    <PurchaseHost />
    <JourneyHost />
  </>
);
