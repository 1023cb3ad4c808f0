import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { css } from '#styled/css';
import { spaceBetween } from '#styled/patterns';
import { dayWords } from '#lib/day-span.ts';
import { SPENT_ON, spentOf } from './spent-on.ts';
import type { SpendingDay } from './spent-on.ts';
import { SPENDING_CHART } from '../wallet.words.ts';

const tick = { fill: 'var(--colors-fg-subtle)', fontSize: 12 };

/** Bar chart of the tokens that the user spent by day and type. Its large library is loaded when the chart is opened; the table has the same figures. */
export function SpendingChart({ days }: { days: readonly SpendingDay[] }) {
  return (
    // The chart of spent tokens adapts to a narrower page a frame later, so the overflow is cut off to keep the page from widening.
    <div aria-hidden data-chart="" className={css({ fontVariantNumeric: 'tabular-nums', overflowX: 'clip' })}>
      <ResponsiveContainer width="100%" height={240}>
        <BarChart data={[...days]} margin={{ top: 8, right: 16, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--colors-chart-grid)" />
          <XAxis dataKey="day" tick={tick} tickFormatter={(day: string) => dayWords(day)} tickLine={false} axisLine={false} minTickGap={32} />
          <YAxis width={36} tick={tick} tickLine={false} axisLine={false} allowDecimals={false} />
          <Tooltip content={({ active, payload }) => (active ? <Tip day={payload[0]?.payload as SpendingDay | undefined} /> : null)} cursor={{ fill: 'var(--colors-hover)' }} isAnimationActive={false} />
          {SPENT_ON.map(({ name, color }) => <Bar key={name} dataKey={name} stackId="day" fill={color} maxBarSize={24} isAnimationActive={false} />)}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function Tip({ day }: { day: SpendingDay | undefined }) {
  if (!day) return null;
  return (
    <div className={css({ layerStyle: 'overlay', borderRadius: 'sm', padding: '3', textStyle: 'meta', color: 'fg' })}>
      <p className={css({ fontWeight: 'bold' })}>{dayWords(day.day, true)}</p>
      {SPENT_ON.filter(({ name }) => day[name] > 0).map(({ name, label }) => (
        <p key={name} className={spaceBetween({ gap: '6' })}><span className={css({ color: 'fg.muted' })}>{label}</span><strong>{day[name]}</strong></p>
      ))}
      {spentOf(day) === 0 && <p className={css({ color: 'fg.muted' })}>{SPENDING_CHART.nothingSpentText}</p>}
    </div>
  );
}
