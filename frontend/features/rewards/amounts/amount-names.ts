import type { RewardAmounts } from '#contracts/rewards.ts';

/** Label and help of each reward amount, in the order of the administrators' form. */
export const AMOUNT_NAMES: readonly { key: keyof RewardAmounts; label: string; help: string }[] = [
  { key: 'dailyClaim', label: 'Daily claim', help: 'Once a UTC day' },
  { key: 'seventhDay', label: 'Seventh day', help: 'In its place on every seventh day of a streak' },
  { key: 'checklistStep', label: 'First step', help: 'Each step of the checklist, once' },
  { key: 'bronze', label: 'Bronze achievement', help: 'Once each' },
  { key: 'silver', label: 'Silver achievement', help: 'Once each' },
  { key: 'gold', label: 'Gold achievement', help: 'Once each' },
  { key: 'dailyCap', label: 'Most in a day', help: 'What can be repeated, for one person in a UTC day. The claim, first steps and achievements are always paid' },
];
