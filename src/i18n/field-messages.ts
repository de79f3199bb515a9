import { __, sprintf } from '@wordpress/i18n';
import { bootData } from '../lib/boot';

/**
 * What a person reads for a message key, as the server and the forms use them.
 *
 * @param key   Undefined or empty where nothing is wrong.
 * @param words What this field says for a key in place of the common words.
 */
export function fieldMessage(
	key: string | undefined,
	words: Readonly< Record< string, string | undefined > > = {}
): string | undefined {
	const own = key && words[ key ];
	if ( own ) {
		return own;
	}
	switch ( key ) {
		case undefined:
		case '':
			return undefined;
		case 'required':
			return __( 'Fill in this field', 'mentoriai-portal' );
		case 'too_long':
			return __( 'Shorten the text', 'mentoriai-portal' );
		case 'date_past':
			return __( 'Choose today or a later day', 'mentoriai-portal' );
		case 'user.incorectemail':
			return __(
				'Enter a valid email address, such as name@example.com',
				'mentoriai-portal'
			);
		case 'user.password_required':
			return __( 'Enter your password', 'mentoriai-portal' );
		case 'user.password_length': {
			const { min, max } = bootData().settings.password;
			// The end is a fixed text, the same in both languages.
			return sprintf(
				/* translators: 1, 2: how short and how long a password may be. */
				__(
					'The password is too short or too long. Min: %1$d, Max: %2$d',
					'mentoriai-portal'
				),
				min,
				max
			);
		}
		case 'user.password_common':
			return __(
				'This password is too common. Choose another one.',
				'mentoriai-portal'
			);
		case 'user.passwords_differ':
			return __( 'The passwords do not match', 'mentoriai-portal' );
		case 'user.invalidPhoneNumber':
			return __(
				'Enter a phone number of 9 to 15 digits, with + in front if you like',
				'mentoriai-portal'
			);
		case 'user.incorectempass':
			return __( 'Wrong email address or password', 'mentoriai-portal' );
		case 'user.incorectpassword':
			return __( 'Wrong password', 'mentoriai-portal' );
		case 'user.cannotbefound':
			return __( "Can't find this email address", 'mentoriai-portal' );
		case 'ratemissing':
			return __( 'Choose a rating', 'mentoriai-portal' );
		case 'not_accepted':
			return __( 'Tick this box to agree', 'mentoriai-portal' );
		default:
			return __( 'Check this field', 'mentoriai-portal' );
	}
}
