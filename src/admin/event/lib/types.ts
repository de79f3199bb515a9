import type { MentorKind } from '../../lib/use-found-mentors';

export interface Speaker {
	title: string;
	subtitle: string;
	/** Whose page the name leads to; absent for who is no mentor. */
	mentor?: SpeakerMentor;
}

/** As includes/Events/Speakers.php keeps it. */
export interface SpeakerMentor {
	kind: MentorKind;
	id: number;
}

export interface EventFile {
	/** Id in the media library. */
	file: number;
	text: string;
}

export type EventStatus = 'scheduled' | 'cancelled' | 'postponed';

/** Days are `yyyy-MM-dd`, times `HH:mm`; '' where unset. */
export interface EventFacts {
	startDate: string;
	endDate: string;
	startTime: string;
	endTime: string;
	showEnd: boolean;
	status: EventStatus;
	url: string;
	mapUrl: string;
	location: string;
	place: string;
	typeLabel: string;
	speakers: Speaker[];
	files: EventFile[];
}

/** Fields that can be wrong; a speaker's name carries its place in the list. */
export type FieldName =
	| 'title'
	| 'startDate'
	| 'startTime'
	| 'endDate'
	| 'endTime'
	| 'url'
	| 'mapUrl'
	| `speaker-${ number }`;

export interface Problem {
	field: FieldName;
	/** What to do. */
	text: string;
	/** Nothing was written yet: told only once the editor tries to publish. */
	missing?: boolean;
}
