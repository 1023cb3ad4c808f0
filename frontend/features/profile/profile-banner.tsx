import { css } from '#styled/css';
import { Scene } from '#ui/illustrations/scene.tsx';
import { Spark, Stars } from '#ui/illustrations/spark.tsx';

const STARS = [[60, 30, 1.4], [150, 88, 1.1], [262, 24, 1.6], [410, 70, 1.2], [540, 22, 1.3], [655, 94, 1.5], [760, 40, 1.1], [905, 80, 1.4], [1010, 26, 1.2], [1120, 66, 1.6]] as const;

/** The night sky above a profile: decoration alone. */
export function ProfileBanner() {
  return (
    <div className={sky}>
      <Scene width={1200} height={120} cover glow={[940, 130, 260]}>
        <Stars points={STARS} />
        <Spark x={1090} y={44} scale={0.9} /><Spark x={1020} y={84} scale={0.5} tone="coral" /><Spark x={1150} y={90} scale={0.45} tone="violet" />
        <Spark x={930} y={36} scale={0.4} tone="teal" /><Spark x={330} y={40} scale={0.4} tone="violet" /><Spark x={600} y={74} scale={0.35} />
      </Scene>
    </div>
  );
}

const sky = css({ height: { base: '[88px]', md: '[120px]' }, backgroundColor: 'il.sky', borderBottom: 'soft', '& svg': { display: 'block', width: 'full', height: 'full' } });
