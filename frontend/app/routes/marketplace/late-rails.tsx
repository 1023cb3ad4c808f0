import { PacksRail } from './packs-rail.tsx';
import { WinnersRail } from './winners-rail.tsx';

/** The rails that come after the page. */
export const LateRails = () => <><WinnersRail /><PacksRail /></>;
