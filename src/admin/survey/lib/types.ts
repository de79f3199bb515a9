type Lang = 'lt' | 'en';

export type Words = Record< Lang, string >;

export type Kind = 'text' | 'scale' | 'choice';

export interface Question {
	/** 0 until it is saved. */
	id: number;
	kind: Kind;
	text: Words;
	hint: Words;
	comment: Words;
	options: Words[];
	/** Tells rows apart while they are moved; not sent. */
	key: string;
}

/** A survey as Surveys\SurveyForm reads it. */
export interface Survey {
	title: Words;
	intro: Words;
	expires_on: string;
	is_named: boolean;
	version: number;
	questions: Question[];
}

export interface StoredSurvey {
	id: number;
	survey: Survey;
	/** How many people were asked. */
	invited: number;
	/** Question id to number of answers. */
	answered: Record< string, number >;
}

export interface Audience {
	mode: 'group' | 'people';
	roles: string[];
	statuses: string[];
	fields: number[];
	people: number[];
}

export interface Person {
	id: number;
	name: string;
	email: string;
}

export interface Progress {
	state: '' | 'running' | 'done';
	total: number;
	reminding: boolean;
	audience: Audience | null;
	invited: number;
	sent: number;
	opened: number;
	answered: number;
	/** Who may be reminded now; null where that would tell who has answered. */
	nonrespondents: number | null;
}

export interface QuestionResult {
	id: number;
	kind: Kind;
	text: string;
	is_removed: boolean;
	total: number;
	average: number | null;
	bars: { label: string; count: number }[];
}

export interface Results {
	invited: number;
	sent: number;
	opened: number;
	answered: number;
	is_named: boolean;
	questions: QuestionResult[];
}

export interface SurveyResponse {
	id: string;
	name: string;
	answers: Record< string, string >;
}

/** Path of a value ('questions.0.text.lt') to what is wrong with it. */
export type Problems = Readonly< Record< string, string > >;

interface Option {
	value: string;
	label: string;
}

/** What SurveysPage puts on the page. */
export interface ScreenData {
	csvUrl: string;
	mayRead: boolean;
	/** Day in Vilnius. */
	today: string;
	roles: Option[];
	statuses: Option[];
	fields: { id: number; name: string }[];
}
