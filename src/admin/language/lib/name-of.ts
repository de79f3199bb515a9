import { __ } from '@wordpress/i18n';
import type { Lang } from './use-language';

export function nameOf( lang: Lang ): string {
	switch ( lang ) {
		case 'lt':
			return __( 'Lithuanian', 'mentoriai-portal' );
		case 'en':
			return __( 'English', 'mentoriai-portal' );
		default:
			return __( 'Not a page of the portal', 'mentoriai-portal' );
	}
}
