import type { ReactNode } from 'react';
import type { Machinery } from '#contracts/machinery.ts';
import { css } from '#styled/css';
import { metaText, stack } from '#styled/patterns';
import { Moment } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { MACHINERY_PANEL } from '../machinery.words.ts';
import { MachineryCard } from './machinery-card.tsx';

/** Shows administrators the build, the database's migrations, and the events of the payment provider. */
export const MachineryPanel = () => (
  <MachineryCard title={MACHINERY_PANEL.title} intro={MACHINERY_PANEL.intro}>{(machinery) => <Facts machinery={machinery} />}</MachineryCard>
);

const Facts = ({ machinery: { build, migrations, stripe } }: { machinery: Machinery }) => (
  <dl className={facts}>
    <Fact name={MACHINERY_PANEL.build}>
      <p>{build.commit === null ? MACHINERY_PANEL.noCommit : MACHINERY_PANEL.commit(build.commit)}</p>
      <p><Sentence text={MACHINERY_PANEL.running(build.node, build.environment)} parts={{ when: <Moment at={build.startedAt} /> }} /></p>
    </Fact>
    <Fact name={MACHINERY_PANEL.migrations}>
      <p>{MACHINERY_PANEL.ran(migrations.ran)}</p>
      {migrations.last && <p><Sentence text={MACHINERY_PANEL.last(migrations.last.name)} parts={{ when: <Moment at={migrations.last.at} /> }} /></p>}
    </Fact>
    <Fact name={MACHINERY_PANEL.stripe}>
      {stripe === null ? <p>{MACHINERY_PANEL.noStripe}</p> : (
        <>
          <p>{MACHINERY_PANEL.waiting(stripe.waiting)} {stripe.oldestAt && <Sentence text={MACHINERY_PANEL.oldest} parts={{ when: <Moment at={stripe.oldestAt} /> }} />}</p>
          {stripe.lagSeconds !== null && <p>{MACHINERY_PANEL.lag(stripe.lagSeconds)}</p>}
          {stripe.lastAt && <p><Sentence text={MACHINERY_PANEL.latest} parts={{ when: <Moment at={stripe.lastAt} /> }} /></p>}
        </>
      )}
    </Fact>
  </dl>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={stack({ gap: '1', alignContent: 'start', minWidth: '0' })}>
    <dt className={metaText()}>{name}</dt>
    <dd className={stack({ gap: '1', textStyle: 'small', overflowWrap: 'anywhere' })}>{children}</dd>
  </div>
);

const facts = css({ display: 'grid', gap: '4', gridTemplateColumns: '[repeat(auto-fit, minmax(220px, 1fr))]' });
