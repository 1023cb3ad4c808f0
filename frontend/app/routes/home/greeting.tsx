import { WandSparkles } from 'lucide-react';
import { DAY_MS } from '#contracts/durations.ts';
import { css } from '#styled/css';
import { leadText, wrap } from '#styled/patterns';
import type { CurrentUser } from '#contracts/identity.ts';
import { useNow } from '#lib/use-now.ts';
import { say } from '#lib/plain-words.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { GREETING } from './home-rows.words.ts';
import { elementAt } from '#contracts/must.ts';

const LINES = [GREETING.hatWarmText, GREETING.rabbitIdeasText, GREETING.sparksFullStrengthText, GREETING.cauldronAllYoursText, GREETING.wandJustPolishedText] as const;

/** Chooses the greeting of the home page by the UTC day, so that it changes daily. */
const lineOf = (day: number): string => elementAt(LINES, day % LINES.length);

/** The greeting on a member's home page, which changes daily, with a button that opens the marketplace. */
export function Greeting({ user, returning }: { user: CurrentUser; returning: boolean }) {
  return (
    <div className={wrap({ gap: '4', alignItems: 'end', justifyContent: 'space-between' })}>
      <div>
        <h1 className={css({ textStyle: 'h1' })}>Hello, {user.displayName ?? user.username}. {say(lineOf(Math.floor(useNow(DAY_MS) / DAY_MS)), '')}</h1>
        <p className={leadText()}>{returning ? GREETING.pickUpText : GREETING.choosePromptText}</p>
      </div>
      <LinkButton to="/marketplace" variant="magic" size="lg" icon={<WandSparkles aria-hidden />}>{GREETING.button}</LinkButton>
    </div>
  );
}
