/** Returns the address of a section of the settings page. */
export const sectionAddress = (id: string): string => `/profile?tab=settings&section=${id}`;
