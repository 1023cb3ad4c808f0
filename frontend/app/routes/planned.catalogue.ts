/** What a page will be, in a line a visitor can use. */
export interface PlannedText {
  title: string;
  promise: string;
}

const operators = (title: string): PlannedText => ({ title, promise: 'This page for administrators is not built yet.' });

/** By their addresses. */
export const PLANNED_TEXTS: Record<string, PlannedText> = {
  '/admin/analytics': operators('Analytics'),
  '/admin/journey-analytics': operators('Journey analytics'),
};
