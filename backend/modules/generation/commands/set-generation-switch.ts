import type { BodyOf } from '#contracts/endpoint.ts';
import { switchSetting } from '#contracts/generation-switch.ts';
import type { GenerationSwitch, setGenerationSwitch as endpoint } from '#contracts/generation-switch.ts';
import { one } from '#contracts/must.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { LiveSettings } from '#kernel/settings/live-settings.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { settingsChanged } from '../generation.errors.ts';
import { SWITCH_KIND } from '../generation-switch.ts';
import type { Deps } from '../generation-deps.ts';

const COUNTS = `
  select (count(*) filter (where started_at is not null))::int as running, (count(*) filter (where started_at is null))::int as waiting,
    coalesce(sum((quote->>'total')::int) filter (where started_at is null), 0)::int as "waitingTokens", (count(distinct user_id) filter (where started_at is null))::int as "waitingPeople"
  from generations where status in ('queued', 'running')`;

/** Reads who may start runs now, with counts of the running and waiting runs that a change would affect. */
export async function generationSwitch(connection: Connection, settings: LiveSettings): Promise<GenerationSwitch> {
  const [version] = await settings.versions(connection, SWITCH_KIND, 1);
  const counts = one(await rows<Pick<GenerationSwitch, 'running' | 'waiting' | 'waitingTokens' | 'waitingPeople'>>(connection, COUNTS));
  const { mode, message } = switchSetting.safeParse(version?.content).data ?? { mode: 'on' as const, message: '' };
  return { mode, message, revision: version?.revision ?? 0, since: version?.savedAt.toISOString() ?? null, ...counts };
}

/** Sets who may start runs, and writes the administrator's reason to the audit log (docs/rules/runs.md#generation-switch). @throws AppError settings_changed */
export async function setGenerationSwitch(
  tx: Tx,
  { settings, outbox }: { settings: LiveSettings } & Pick<Deps, 'outbox'>,
  { viewer, requestId }: { viewer: Viewer; requestId: string },
  { mode, message, revision, reason }: BodyOf<typeof endpoint>,
): Promise<void> {
  const saved = await settings.save(tx, { kind: SWITCH_KIND, revision, content: { mode, message } });
  if (!saved) throw settingsChanged();
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, {
    action: 'generation.switch',
    target: { type: 'generation', id: mode, label: { on: 'on', members: 'on for members only', off: 'off' }[mode] },
    reason,
    details: { mode, message },
  }));
}
