import { JourneyHost } from './journey/journey-host.tsx';
import { PurchaseHost } from './purchase-host.tsx';

/** Components of every page whose code loads after the first paint, such as the hosts of dialogs. */
export const LateHosts = () => (
  <>
    <PurchaseHost />
    <JourneyHost />
  </>
);
