import { JourneyHost } from './journey/journey-host.tsx';
import { PurchaseHost } from './purchase-host.tsx';

/** Parts of every page that load after the first paint. */
export const LateHosts = () => (
  <>
    <PurchaseHost />
    <JourneyHost />
  </>
);
