import type { DraftForm } from '#contracts/prompt-form.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { Media } from '#modules/media/index.ts';

const ADDRESS = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns the ids of the uploaded pictures that the options of a form show, each id once. */
function optionPictures(form: DraftForm): string[] {
  const options = form.sections.flatMap(({ fields }) => fields.flatMap((field) => [field, ...(field.fields ?? [])].flatMap((each) => each.options ?? [])));
  return [...new Set(options.flatMap(({ image }) => ADDRESS.exec(image ?? '')?.[1] ?? []))];
}

/**
 * Claims the uploaded pictures that a save added to options of a draft's form. They stay until the author's account is erased, because
 * versions that show them never change. In a fork, other owners' pictures stay claimed by those owners.
 */
export async function keepOptionPictures(tx: Tx, media: Media, ownerId: string, before: DraftForm | null, after: DraftForm): Promise<void> {
  const known = before ? optionPictures(before) : [];
  const fresh = optionPictures(after).filter((id) => !known.includes(id));
  if (fresh.length > 0) await media.claim(tx, [...(await media.owned(tx, ownerId, fresh))]);
}

/** Makes the author's own option pictures in a form visible to all people when the transaction commits. */
export async function showOptionPictures(tx: Tx, media: Media, ownerId: string, form: DraftForm): Promise<void> {
  const shown = optionPictures(form);
  if (shown.length > 0) await media.show(tx, [...(await media.owned(tx, ownerId, shown))]);
}
