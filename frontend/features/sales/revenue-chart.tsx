import { Area, Bar, BarChart, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { css } from '#styled/css';
import { column, spaceBetween } from '#styled/patterns';
import { dollars } from '#lib/money.ts';
import type { Takings } from './day-groups.ts';
import { flatAxes } from './flat-axis.ts';

export interface ChartPoint extends Takings {
  /** Sales in cents of the same day in the period before; null where there is none to compare. */
  beforeCents: number | null;
}

const SYNC = 'takings';
const tick = { fill: 'var(--colors-fg-subtle)', fontSize: 12 };
const margin = { top: 8, right: 24, bottom: 0, left: 0 };
const wholeDollars = (cents: number): string => dollars(Math.round(cents)).replace(/\.00$/, '');
/** Width of the vertical axis in px, equal in the charts of sales and of orders, so that their days are above each other. */
const AXIS = 52;

/** Charts of net and gross sales over time, and of the number of orders. Their large library is loaded when the chart is shown. */
export function RevenueChart({ points }: { points: readonly ChartPoint[] }) {
  const data = [...points];
  const axes = flatAxes(points);
  const shared = { data, syncId: SYNC, margin, accessibilityLayer: false } as const;
  return (
    <div data-chart="" className={column({ gap: '1', fontVariantNumeric: 'tabular-nums', overflowX: 'clip' })}>
      <ResponsiveContainer width="100%" height={230}>
        <ComposedChart {...shared}>
          <CartesianGrid vertical={false} stroke="var(--colors-chart-grid)" />
          <XAxis dataKey="label" hide />
          <YAxis width={AXIS} tick={tick} tickFormatter={wholeDollars} tickLine={false} axisLine={false} allowDecimals={false} {...axes.money} />
          <Tooltip content={({ active, payload }) => (active ? <Tip point={payload[0]?.payload as ChartPoint | undefined} /> : null)} cursor={{ stroke: 'var(--colors-fg-subtle)', strokeDasharray: '3 3' }} isAnimationActive={false} />
          <Area dataKey="netCents" type="monotone" stroke="var(--colors-chart-2)" strokeWidth={2} fill="var(--colors-chart-2)" fillOpacity={0.14} isAnimationActive={false} />
          <Line dataKey="grossCents" type="monotone" stroke="var(--colors-chart-4)" strokeWidth={1.5} dot={false} isAnimationActive={false} />
          <Line dataKey="beforeCents" type="monotone" stroke="var(--colors-fg-subtle)" strokeDasharray="3 4" strokeWidth={1.25} dot={false} isAnimationActive={false} />
        </ComposedChart>
      </ResponsiveContainer>
      <ResponsiveContainer width="100%" height={84}>
        <BarChart {...shared}>
          <XAxis dataKey="label" tick={tick} tickLine={false} axisLine={false} minTickGap={28} />
          <YAxis width={AXIS} tick={tick} tickLine={false} axisLine={false} allowDecimals={false} tickCount={2} {...axes.orders} />
          <Tooltip content={() => null} cursor={{ fill: 'var(--colors-hover)' }} isAnimationActive={false} />
          <Bar dataKey="orders" fill="var(--colors-chart-1)" radius={[2, 2, 0, 0]} maxBarSize={28} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function Tip({ point }: { point: ChartPoint | undefined }) {
  if (!point) return null;
  const rows = [
    ['Net', dollars(point.netCents)],
    ['Gross', dollars(point.grossCents)],
    ...(point.beforeCents === null ? [] : [['Before', dollars(point.beforeCents)]]),
    ['Orders', point.orders.toLocaleString('en-US')],
  ];
  return (
    <div className={css({ layerStyle: 'overlay', borderRadius: 'sm', padding: '3', textStyle: 'meta', color: 'fg' })}>
      <p className={css({ fontWeight: 'bold' })}>{point.label}</p>
      {rows.map(([name, value]) => <p key={name} className={spaceBetween({ gap: '6' })}><span className={css({ color: 'fg.muted' })}>{name}</span><strong>{value}</strong></p>)}
    </div>
  );
}
