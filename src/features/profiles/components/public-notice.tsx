import { __ } from '@wordpress/i18n';
import { ArrowLink } from '../../../components/arrow-link';
import { Notice } from '../../../components/notice';
import { mentorPath, screenPath } from '../../../lib/paths';
import type { MemberProfile } from '../api';

/** The profile is public: where it is seen, or what it opened. */
export function PublicNotice( { profile }: { profile: MemberProfile } ) {
	const isBusy =
		profile.role === 'mentorius' && profile.paskyros_uzimtumas === '1';
	return profile.role === 'mentorius' ? (
		<Notice
			live={ false }
			tone={ isBusy ? 'warning' : 'success' }
			title={
				isBusy
					? __(
							'Your profile is public, but you are not taking new requests',
							'mentoriai-portal'
					  )
					: __( 'Your profile is public', 'mentoriai-portal' )
			}
			actions={
				profile.slug !== '' && (
					<ArrowLink to={ mentorPath( profile.slug ) }>
						{ __( 'See my page', 'mentoriai-portal' ) }
					</ArrowLink>
				)
			}
		>
			{ isBusy
				? __(
						'Founders see that you are fully booked. Conversations you have already started go on.',
						'mentoriai-portal'
				  )
				: __(
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
				<ArrowLink to={ screenPath( 'Finder' ) }>
					{ __( 'Find a mentor', 'mentoriai-portal' ) }
				</ArrowLink>
			}
		>
			{ __(
				'The mentors you write to will see your name, photo and these answers.',
				'mentoriai-portal'
			) }
		</Notice>
	);
}
