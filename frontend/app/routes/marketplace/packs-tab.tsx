import { NoMatch, NoPacks } from '#features/packs/list/no-packs.tsx';
import { PackGrid } from '#shared/packs/pack-grid.tsx';

/** The marketplace's tab with packs whose titles contain the searched words, or all of them. */
export const PacksTab = ({ words, onClear }: { words: string; onClear(): void }) => <PackGrid filters={words ? { q: words } : {}} empty={words ? <NoMatch onClear={onClear} /> : <NoPacks />} />;
