import { CREATOR_PERCENT } from '#contracts/selling.ts';

/**
 * The percent of an earning that goes to the lineage of a fork: that of the nearest level of another person. The levels above share it. Most
 * earnings have no lineage. Without the first branch, Postgres would start a subquery for each of them.
 */
const PASSED_ON = `
  case when lineage = cast('[]' as jsonb) then 0 else
    (select coalesce((array_agg(cast(level->>'percent' as int) order by place))[1], 0) from jsonb_array_elements(lineage) with ordinality as levels (level, place)
      where level->>'ownerId' <> cast(cast(:creatorId as uuid) as text)) end`;

/**
 * The table expression `net_tokens (day, prompt_id, tokens)`: what each prompt brings its creator from the day :since on, after the split
 * (docs/rules/selling.md#net-earnings). A day is split once for all prompts, so its share is divided over them by what each brought. The
 * running sums make the parts add up to the share exactly. Pending days count with the most that they can become. Shares that an open or lost
 * dispute keeps do not count. `days` is a condition that leaves out whole days.
 */
export const netTokens = (days = 'true'): string => `
  waiting as (
    select day, prompt_id, cast(sum(gross) as bigint) as gross, (array_agg(${PASSED_ON} order by id desc))[1] as percent
    from earnings where creator_id = :creatorId and day >= cast(:since as date) and ${days} and status = 'pending' group by day, prompt_id
  ),
  brought as (
    select day, 0 as part, prompt_id, gross - gross * percent / 100 as weight from waiting
    union all
    select day, part, prompt_id, cast(sum((gross - withheld) * 100 - (gross - cast(split->>'bonus' as int)) * (${PASSED_ON})) as bigint)
    from earnings where creator_id = :creatorId and day >= cast(:since as date) and ${days} and status = 'released' group by day, part, prompt_id
  ),
  summed as (
    select day, part, prompt_id, weight, cast(sum(weight) over (partition by day, part order by prompt_id) as bigint) as so_far, cast(sum(weight) over (partition by day, part) as bigint) as whole from brought
  ),
  divided as (
    select s.day, s.prompt_id, s.weight, s.so_far, s.whole, case when s.part = 0 then s.whole * ${CREATOR_PERCENT} / 100 else cast(r.share as bigint) end as share
    from summed s left join earning_releases r on r.creator_id = :creatorId and r.day = s.day and r.part = s.part
    where s.whole > 0
  ),
  net_tokens as (
    select day, prompt_id, share * so_far / whole - share * (so_far - weight) / whole as tokens from divided
    union all
    select day, prompt_id, tokens from lineage_shares where user_id = :creatorId and day >= cast(:since as date)
    union all
    select e.day, e.prompt_id, -f.tokens from frozen_shares f join earnings e on e.id = f.earning_id
    where f.creator_id = :creatorId and f.status <> 'returned' and e.day >= cast(:since as date)
  )`;
