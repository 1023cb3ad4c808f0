import * as z from 'zod/mini';
import { profileBody } from '#contracts/account.ts';
import type { Account, ProfileBody } from '#contracts/account.ts';
import { PROFILE_FORM } from '../account.words.ts';

const link = profileBody.shape.links._zod.def.element;

/** Schema of the profile form. Each link is a row, and a row may be empty. */
export const profileForm = z.extend(profileBody, {
  links: z.array(
    z.object({
      url: z.string().check(
        z.trim(),
        z.refine((url) => url === '' || z.safeParse(link, url).success, PROFILE_FORM.linkProblem),
      ),
    }),
  ),
});
export type ProfileForm = z.infer<typeof profileForm>;

/** Converts a profile into the values of its form, with an empty row when it has no links. */
export const toForm = ({ displayName, bio, links }: Account['profile']): ProfileForm => ({
  displayName,
  bio,
  links: links.length > 0 ? links.map((url) => ({ url })) : [{ url: '' }],
});

export const toBody = ({ displayName, bio, links }: ProfileForm): ProfileBody => ({
  displayName,
  bio,
  links: links.map(({ url }) => url).filter(Boolean),
});

/** Adds "https://" to a profile link such as `conjure.example`, because people rarely type it. */
export const completeAddress = (typed: string): string => {
  const address = typed.trim();
  return address === '' || /^[a-z][a-z+.-]*:/i.test(address) || !address.includes('.') ? address : `https://${address}`;
};
