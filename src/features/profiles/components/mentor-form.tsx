import { __ } from '@wordpress/i18n';
import { lazyPart } from '../../../components/lazy-part';
import type { MentorProfile } from '../api';
import { useFieldTags } from '../hooks/use-field-tags';
import { useProfileForm } from '../hooks/use-profile-form';
import {
	mentorFields,
	mentorRequired,
	mentorValues,
} from '../lib/mentor-values';
import { MentorFields } from './mentor-fields';
import { ProfileForm } from './profile-form';

/** After the fields; both in one file. */
const { Part: BusySwitch } = lazyPart( () =>
	import( /* webpackChunkName: "cv" */ './busy-switch' ).then(
		( file ) => file.BusySwitch
	)
);
const { Part: CvCard } = lazyPart( () =>
	import( /* webpackChunkName: "cv" */ './cv-card' ).then(
		( file ) => file.CvCard
	)
);

export function MentorForm( { profile }: { profile: MentorProfile } ) {
	const { data: tags } = useFieldTags();
	const profileForm = useProfileForm( profile, mentorValues, ( values ) =>
		mentorFields( values, tags )
	);
	return (
		<ProfileForm
			profile={ profile }
			of={ profileForm }
			title={ __( 'About you', 'mentoriai-portal' ) }
			purpose={ __(
				'Fill in these fields, and we will review your profile. You can add a photo, fields and CV later.',
				'mentoriai-portal'
			) }
			required={ mentorRequired }
			fields={ ( first ) => (
				<MentorFields
					form={ profileForm.submission.form }
					email={ profile.email }
					first={ first }
				/>
			) }
			beside={ profile.complete && <BusySwitch profile={ profile } /> }
			below={ <CvCard files={ profile.cv } /> }
		/>
	);
}
