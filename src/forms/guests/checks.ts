import { isEmail } from '../../lib/rules';

/** Each gives true, or the message key of what is wrong. */

export function checkEmail( text: string ): true | string {
	return isEmail( text ) || 'user.incorectemail';
}

/** A box that has to be ticked. */
export function checkAccepted( value: boolean ): true | string {
	return value || 'not_accepted';
}
