import { PacksRail } from './packs-rail.tsx';
import { WinnersRail } from './winners-rail.tsx';

/** Rows of the marketplace whose code loads after the page. */
export const LateRails = () => <><WinnersRail /><PacksRail /></>;
