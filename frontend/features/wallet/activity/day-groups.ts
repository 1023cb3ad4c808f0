import type { WalletTransaction } from '#contracts/wallet.ts';
import { dateText } from '#lib/date-text.ts';

export interface DayLines {
  /** Day of these wallet lines in the user's time zone, "2026-11-21". */
  day: string;
  lines: WalletTransaction[];
}

const two = (number: number): string => String(number).padStart(2, '0');
const dayOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Groups the wallet's lines by day and keeps their order. */
export function groupByDay(lines: readonly WalletTransaction[]): DayLines[] {
  const groups: DayLines[] = [];
  for (const line of lines) {
    const day = dayOf(new Date(line.createdAt));
    const last = groups.at(-1);
    if (last?.day === day) last.lines.push(line);
    else groups.push({ day, lines: [line] });
  }
  return groups;
}

/** Returns the title of a day of the wallet's activity: "Today", "Yesterday", "18 November", with the year if it is not this year. */
export function dayTitle(day: string, now = new Date()): string {
  if (day === dayOf(now)) return 'Today';
  if (day === dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return 'Yesterday';
  const date = new Date(`${day}T12:00:00`);
  return dateText(date, { day: 'numeric', month: 'long', ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' as const }) });
}
