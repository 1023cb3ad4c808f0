/** A page that is not open yet, and who may see its place (docs/rules/pages.md#addresses). */
export interface PlannedAddress {
  path: string;
  access: 'open' | 'member';
}

const at = (access: PlannedAddress['access'], paths: string): PlannedAddress[] => paths.split(' ').map((path) => ({ path, access }));

/** Addresses whose pages are still in the workshop; what each will be is told by routes/planned.catalogue.ts. */
export const PLANNED: readonly PlannedAddress[] = [
  ...at(
    'member',
    '/ai-agents',
  ),
];

/** Whether the page at an address of the navigation is not open yet. */
export const isSoon = (to: string): boolean => PLANNED.some(({ path }) => path === to);
