import { css } from '#styled/css';
import { spaceBetween, stack, visuallyHidden } from '#styled/patterns';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getAgentPerformance } from '#contracts/agent-builder.ts';
import { FIGURES } from '../agents-manage.words.ts';

type Day = ResponseOf<typeof getAgentPerformance>['days'][number];

const HEIGHT = 96;

/** A chart of an agent's messages per day as bars; screen readers get a table. */
export function DayBars({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ messages }) => messages));
  return (
    <figure className={stack({ gap: '2' })}>
      <figcaption className={css({ textStyle: 'label' })}>{FIGURES.barsTitle}</figcaption>
      <svg data-chart="" viewBox={`0 0 ${days.length * 10} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className={css({ width: 'full', height: '24', color: 'brand' })}>
        {days.map(({ day, messages }, at) => {
          const height = (messages / most) * HEIGHT;
          return <rect key={day} x={at * 10 + 1.5} y={HEIGHT - height} width="7" height={height} rx="1.5" fill="currentColor"><title>{FIGURES.barText(day, messages)}</title></rect>;
        })}
      </svg>
      <div className={spaceBetween({ textStyle: 'micro', color: 'fg.subtle', tabular: true })} aria-hidden><span>{days[0]?.day}</span><span>{days.at(-1)?.day}</span></div>
      <table className={visuallyHidden()}>
        <caption>{FIGURES.barsTitle}</caption>
        <thead><tr><th scope="col">{FIGURES.day}</th><th scope="col">{FIGURES.people}</th><th scope="col">{FIGURES.messages}</th><th scope="col">{FIGURES.gross}</th></tr></thead>
        <tbody>{days.map(({ day, people, messages, gross }) => <tr key={day}><th scope="row">{day}</th><td>{people}</td><td>{messages}</td><td>{gross}</td></tr>)}</tbody>
      </table>
    </figure>
  );
}
