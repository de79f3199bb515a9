import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/notice';
import { PlainText } from '../../../components/plain-text';
import type { MissingName } from '../../../components/members/profile-labels';
import type { MemberProfile } from '../api';
import { MissingFields } from './missing-fields';
import { PublicNotice } from './public-notice';

interface Props< Name extends MissingName > {
	profile: MemberProfile & { missing: Name[] };
	/** Brings a field into view and focuses it. */
	onFind: ( name: Name ) => void;
}

/** Where the account is on its way to being public, and what to do next (docs/contract.md#accounts). */
export function ReviewNotice< Name extends MissingName >( {
	profile,
	onFind,
}: Props< Name > ): ReactNode {
	const { state, reason } = profile.review;
	switch ( state ) {
		case 'draft':
			return (
				<Notice
					live={ false }
					tone="warning"
					title={
						profile.role === 'mentorius'
							? __(
									'Your profile is not public yet',
									'mentoriai-portal'
							  )
							: __(
									'Your profile is not complete yet',
									'mentoriai-portal'
							  )
					}
				>
					<p>
						{ profile.role === 'mentorius'
							? __(
									'Fill in the required fields and save. The agency will then review your profile and email you.',
									'mentoriai-portal'
							  )
							: __(
									'Fill in the required fields and save, and you can write to mentors.',
									'mentoriai-portal'
							  ) }
					</p>
					<MissingFields
						names={ profile.missing }
						onFind={ onFind }
					/>
					{ ! profile.img && (
						<p>
							{ __(
								'A photo is optional, but people are more likely to write to someone they can see.',
								'mentoriai-portal'
							) }
						</p>
					) }
				</Notice>
			);
		case 'submitted':
			return (
				<Notice
					live={ false }
					tone="info"
					title={ __(
						'Your profile is being reviewed',
						'mentoriai-portal'
					) }
				>
					{ __(
						'We will email you when it is approved. Until then you can keep editing it.',
						'mentoriai-portal'
					) }
				</Notice>
			);
		case 'returned':
			return (
				<Notice
					live={ false }
					tone="warning"
					title={ __(
						'Your profile needs changes',
						'mentoriai-portal'
					) }
				>
					<PlainText text={ reason } />
					<p>
						{ __(
							'Make the changes and save: we will review your profile again.',
							'mentoriai-portal'
						) }
					</p>
				</Notice>
			);
		case 'public':
			return <PublicNotice profile={ profile } />;
		default:
			return (
				<Notice
					live={ false }
					tone="warning"
					title={ __( 'Your account is paused', 'mentoriai-portal' ) }
				>
					<PlainText text={ reason } />
				</Notice>
			);
	}
}
