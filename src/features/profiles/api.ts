import {
	call,
	callAhead,
	download,
	type Input,
	type Output,
} from '../../api/client';
import { upload } from '../../api/upload';

export type Profile = Output< 'user-profile' >[ 'profile' ];
export type FounderProfile = Extract< Profile, { role: 'frontuser' } >;
export type MentorProfile = Extract< Profile, { role: 'mentorius' } >;
export type MemberProfile = FounderProfile | MentorProfile;
export type ProfileFields = Input< 'save_profile' >;
export type SavedProfile = Output< 'save_profile' >;
export type FieldTag = Output< 'mentoriai_dynamic/tax' >[ number ];

/** What the profile asks for first. */
export function beginProfile(): Promise< unknown > {
	return callAhead( 'user-profile', {} );
}

export async function readProfile( signal: AbortSignal ): Promise< Profile > {
	return ( await call( 'user-profile', {}, { signal } ) ).profile;
}

export function saveProfile( fields: ProfileFields ): Promise< SavedProfile > {
	return call( 'save_profile', fields );
}

export interface Busy {
	on: boolean;
	/** The last day of it; '' for none. */
	until: string;
}

/** Only whether the mentor is busy; a save is whole, so what is required goes along as it is stored. With a day the flag stays off: the day ends by itself. */
export async function saveBusy( { on, until }: Busy ): Promise< SavedProfile > {
	const { profile } = await call( 'user-profile', {} );
	return saveProfile( {
		...( profile.role === 'mentorius' && {
			firstName: profile.first_name,
			lastName: profile.last_name,
			pareigosirimone: profile.pareigos_ir_imone,
			aprasymaslt: profile.aprasymas_lt,
		} ),
		paskyrosUzimtumas: on && ! until ? '1' : '0',
		busy_until: on ? until : '',
	} );
}

export type Photo = NonNullable< MemberProfile[ 'img' ] >;
export type CvFile = MentorProfile[ 'cv' ][ number ];
export type MailSettings = Output< 'get_mail_settings' >;
export type PortalSession = Output< 'sessions' >[ 'sessions' ][ number ];
export type DataRequest = Output< 'data_requests' >[ 'requests' ][ number ];

interface UploadOptions {
	onProgress: ( share: number ) => void;
	signal: AbortSignal;
}

export async function sendPhoto(
	photo: Blob,
	options: UploadOptions
): Promise< Photo > {
	const reply = await upload(
		'user/editavatar',
		'file',
		photo,
		'photo.jpg',
		options
	);
	return reply.img;
}

export async function deletePhoto(): Promise< void > {
	await call( 'user/deleteavatar', {} );
}

/** Gives all files there are now. */
export async function sendCv(
	file: File,
	options: UploadOptions
): Promise< CvFile[] > {
	const reply = await upload(
		'user/editcv',
		'files[]',
		file,
		file.name,
		options
	);
	return reply.data.files;
}

export async function deleteCv( id: number ): Promise< CvFile[] > {
	return ( await call( 'user/deletecv', { file: id } ) ).files;
}

export function readCv( id: number ): Promise< Blob > {
	return download( 'user/cv', { id: String( id ) } );
}

export function readMailSettings(
	signal: AbortSignal
): Promise< MailSettings > {
	return call( 'get_mail_settings', {}, { signal } );
}

export function saveMailSettings(
	change: Input< 'set_mail_settings' >
): Promise< MailSettings > {
	return call( 'set_mail_settings', change );
}

export async function readSessions(
	signal: AbortSignal
): Promise< PortalSession[] > {
	return ( await call( 'sessions', {}, { signal } ) ).sessions;
}

/** Without an id it ends all of them, this one too. */
export async function endSession( id?: number ): Promise< PortalSession[] > {
	return ( await call( 'sessions_end', id === undefined ? {} : { id } ) )
		.sessions;
}

export async function readDataRequests(
	signal: AbortSignal
): Promise< DataRequest[] > {
	return ( await call( 'data_requests', {}, { signal } ) ).requests;
}

export async function askForData(
	kind: DataRequest[ 'kind' ]
): Promise< DataRequest[] > {
	return ( await call( 'data_request', { kind } ) ).requests;
}

export async function leavePortal( fields: {
	email: string;
	password: string;
} ): Promise< void > {
	await call( 'leave_portal', fields );
}
