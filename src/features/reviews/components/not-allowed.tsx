import { __ } from '@wordpress/i18n';
import { DraftNotice } from '../../../components/draft-notice';
import { Notice } from '../../../components/notice';

/** Why this account writes no reviews now. */
export function NotAllowed( { why }: { why: 'draft' | 'role' } ) {
	return why === 'draft' ? (
		<DraftNotice />
	) : (
		<Notice
			live={ false }
			title={ __( 'Only founders write reviews', 'mentoriai-portal' ) }
		>
			{ __( 'This account is not a founder’s.', 'mentoriai-portal' ) }
		</Notice>
	);
}
