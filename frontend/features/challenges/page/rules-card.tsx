import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css, cx } from '#styled/css';
import { linkRoom } from '#styled/patterns';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import { DIFFICULTY_WORDS } from '#shared/challenges/challenges.words.ts';
import { Avatar } from '#ui/avatar.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { PRODUCT } from '#contracts/product.ts';
import { RULES_CARD } from '../challenge-page.words.ts';
import { RuleList } from './rule-list.tsx';
import { factList, SideCard } from './side-card.tsx';

/** The card with a challenge's own rules, the rules of all challenges, and its host. */
export const RulesCard = ({ challenge: { rules, maxEntriesPerPerson, contentType, host, entryFee, difficulty } }: { challenge: ChallengeDetail }) => (
  <SideCard title={RULES_CARD.title}>
    <RuleList rules={[...rules, ...RULES_CARD.always, RULES_CARD.entries(maxEntriesPerPerson)]} />
    <dl className={cx(factList, css({ marginBlockStart: '3.5', paddingBlockStart: '3.5', borderTop: 'soft' }))}>
      <div><dt>{RULES_CARD.allowed}</dt><dd><TypeChip type={contentType} /></dd></div>
      <div><dt>{RULES_CARD.difficulty}</dt><dd>{DIFFICULTY_WORDS[difficulty - 1]}</dd></div>
      {entryFee > 0 && <div><dt>{RULES_CARD.fee}</dt><dd>{RULES_CARD.feeText(entryFee)}</dd></div>}
      <div>
        <dt>{RULES_CARD.host}</dt>
        <dd>
          <Avatar name={host?.displayName ?? PRODUCT} src={host?.avatarUrl ?? null} size={20} />
          {host ? <Link to={`/profile/${host.username}`} className={linkRoom({ color: 'fg', textDecoration: 'none', _hover: { textDecoration: 'underline' } })}>{host.displayName}</Link> : PRODUCT}
          {!host && <BadgeCheck size={15} aria-hidden className={css({ color: 'brand' })} />}
        </dd>
      </div>
    </dl>
  </SideCard>
);
