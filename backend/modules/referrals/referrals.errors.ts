import { AppError } from '#kernel/errors.ts';

/** 409: none of the chosen referrals allows this decision, because its friend has bought nothing yet or it is decided already. */
export const referralNotOpen = (): AppError => new AppError('referral_not_open', 'conflict', 'None of these can be decided so any more. Look again at where they stand.');

/** 409: another administrator saved the terms of the referral programme first. */
export const programmeChanged = (): AppError => new AppError('programme_changed', 'conflict', 'The programme was changed meanwhile. Look at the new terms and save again.');

export const programmeSame = (): AppError => new AppError('programme_same', 'conflict', 'Nothing was changed.');
