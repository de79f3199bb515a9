import { __ } from '@wordpress/i18n';
import { ArrowLink } from '../../../components/arrow-link';
import { Notice } from '../../../components/notice';
import { mentorPath, screenPath } from '../../../lib/paths';
import type { MemberProfile } from '../api';

/** The profile is public: where it is seen, or what it opened. */
export function PublicNotice( { profile }: { profile: MemberProfile } ) {
	return profile.role === 'mentorius' ? (
		<Notice
			live={ false }
			tone="success"
			title={ __( 'Your profile is public', 'mentoriai-portal' ) }
			actions={
				profile.slug !== '' && (
					<ArrowLink to={ mentorPath( profile.slug ) }>
						{ __( 'See my page', 'mentoriai-portal' ) }
					</ArrowLink>
				)
			}
		>
			{ __(
				'Founders see it in the list of mentors.',
				'mentoriai-portal'
			) }
		</Notice>
	) : (
		<Notice
			live={ false }
			tone="success"
			title={ __( 'You can write to mentors', 'mentoriai-portal' ) }
			actions={
				<ArrowLink to={ screenPath( 'MentoriaiDynamic' ) }>
					{ __( 'Find a mentor', 'mentoriai-portal' ) }
				</ArrowLink>
			}
		>
			{ __( 'Mentors you write to see your name.', 'mentoriai-portal' ) }
		</Notice>
	);
}
