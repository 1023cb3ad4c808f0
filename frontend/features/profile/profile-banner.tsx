import { css } from '#styled/css';
import { Scene } from '#ui/illustrations/scene.tsx';
import { Stars } from '#ui/illustrations/spark.tsx';

const STARS = [[60, 30, 1.4], [150, 58, 1.1], [208, 20, 1.6], [470, 40, 1.2], [540, 22, 1.3], [655, 54, 1.5], [760, 30, 1.1], [905, 50, 1.4], [1010, 26, 1.2], [1120, 46, 1.6], [300, 26, 1.1], [980, 68, 1.1]] as const;

/** Decorative picture above a profile: hills in the evening, the same in both themes. */
export function ProfileBanner() {
  return (
    <div className={sky}>
      <Scene width={1200} height={168} cover>
        <Stars points={STARS} />
        <circle cx={370} cy={76} r={62} className={css({ fill: '[oklch(.55 .12 300 / .35)]' })} />
        <circle cx={370} cy={76} r={36} className={css({ fill: '[oklch(.85 .1 60)]' })} />
        <ellipse cx={370} cy={78} rx={66} ry={12} transform="rotate(-14 370 78)" fill="none" strokeWidth={2} className={css({ stroke: '[oklch(.87 .07 60)]' })} />
        <path d="M334 76a36 36 0 0 1 72 0c-24 10-48 10-72 0Z" className={css({ fill: '[oklch(.88 .09 65)]' })} />
        <path d="M0 112C90 92 170 98 250 106s150-24 260-20 170 26 280 14 190-26 270-18 100 12 140 8v78H0Z" className={css({ fill: '[oklch(.63 .19 5)]' })} />
        <path d="M0 138c110-16 220-12 330-6s210-18 330-16 180 20 300 10 170-16 240-10v52H0Z" className={css({ fill: '[oklch(.5 .17 335)]' })} />
        <path d="M0 156c160-10 300-4 460-2s260-14 400-8 240 10 340 4v18H0Z" className={css({ fill: '[oklch(.35 .14 300)]' })} />
      </Scene>
    </div>
  );
}

const sky = css({
  height: { base: '[120px]', md: '[168px]' }, background: '[linear-gradient(oklch(.3 .1 300), oklch(.42 .16 320) 60%, oklch(.55 .19 345))]', borderBottom: 'soft', '& svg': { display: 'block', width: 'full', height: 'full' },
});
