import { __, sprintf } from '@wordpress/i18n';
import { bootData } from '../../../lib/boot';
import { fieldMessage } from '../../../i18n/field-messages';
import { passwordProblem } from '../../../lib/rules';

/** Each gives true, or the message key of what is wrong. */

/** The minimum at the log-in; never more than the rule in force. */
const LOGIN_MIN = 6;

export function checkKnownPassword( text: string ): true | string {
	const min = Math.min( LOGIN_MIN, bootData().settings.password.min );
	return (
		( text.trim() !== '' && [ ...text ].length >= min ) ||
		'user.password_required'
	);
}

export function checkNewPassword( text: string ): true | string {
	return passwordProblem( text, bootData().settings.password ) ?? true;
}

/** For a new password, `invalid` means that everyone uses it. */
export function newPasswordMessage(
	key: string | undefined
): string | undefined {
	return fieldMessage( key === 'invalid' ? 'user.password_common' : key, {
		required: __( 'Choose a password', 'mentoriai-portal' ),
	} );
}

export function repeatedMessage( key: string | undefined ): string | undefined {
	return fieldMessage( key, {
		required: __( 'Repeat the password', 'mentoriai-portal' ),
	} );
}

/** The rule, before anyone breaks it. */
export function passwordHint(): string {
	const { min, max } = bootData().settings.password;
	return sprintf(
		/* translators: 1, 2: how short and how long a password may be. */
		__( '%1$d to %2$d characters', 'mentoriai-portal' ),
		min,
		max
	);
}

/** Blanks around a password are none of it: the server drops them too. */
export function checkRepeated(
	text: string,
	{ password }: { password: string }
): true | string {
	if ( text === '' ) {
		return 'required';
	}
	return text.trim() === password.trim() || 'user.passwords_differ';
}
