import { PacksRail } from './packs-rail.tsx';
import { WinnersRail } from './winners-rail.tsx';

/** Rows that load after the page. */
export const LateRails = () => <><WinnersRail /><PacksRail /></>;
