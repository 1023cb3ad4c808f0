import { AppError } from '#kernel/errors.ts';

/** No chosen referral can take this decision: its friend has bought nothing yet, or it is decided already. */
export const referralNotOpen = (): AppError => new AppError('referral_not_open', 'conflict', 'None of these can be decided so any more. Look again at where they stand.');

/** Another administrator saved first. */
export const programmeChanged = (): AppError => new AppError('programme_changed', 'conflict', 'The programme was changed meanwhile. Look at the new terms and save again.');

export const programmeSame = (): AppError => new AppError('programme_same', 'conflict', 'Nothing was changed.');
