import { call, type Input, type Output } from '../../api/client';

export type Profile = Output< 'user-profile' >[ 'profile' ];
export type FounderProfile = Extract< Profile, { role: 'frontuser' } >;
export type MentorProfile = Extract< Profile, { role: 'mentorius' } >;
export type MemberProfile = FounderProfile | MentorProfile;
/** Required fields, by the names of the request. */
export type MissingName = MemberProfile[ 'missing' ][ number ];
export type ProfileFields = Input< 'save_profile' >;
export type SavedProfile = Output< 'save_profile' >;
export type FieldTag = Output< 'mentoriai_dynamic/tax' >[ number ];

export async function readProfile( signal: AbortSignal ): Promise< Profile > {
	return ( await call( 'user-profile', {}, { signal } ) ).profile;
}

export function saveProfile( fields: ProfileFields ): Promise< SavedProfile > {
	return call( 'save_profile', fields );
}

export function readFieldTags( signal: AbortSignal ): Promise< FieldTag[] > {
	return call( 'mentoriai_dynamic/tax', {}, { signal } );
}
