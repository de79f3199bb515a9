/** A setting as Settings\Setting::describe() gives it. */
export interface SettingField {
	name: string;
	control:
		| 'text'
		| 'url'
		| 'number'
		| 'flag'
		| 'choice'
		| 'image'
		| 'lines'
		| 'footer';
	label: string;
	help: string;
	secret: boolean;
	options: { value: string; label: string }[];
	/** Shown only while this other setting has this value. */
	when: [ string, string ] | null;
	/** While that other setting has this value, another value than this one is warned of. */
	implied: {
		name: string;
		value: string;
		to: string;
		warning: string;
	} | null;
	/** Asked before a flag is switched on. */
	confirm: string;
	max: number | null;
}

export interface SettingsTab {
	name: string;
	title: string;
	fields: SettingField[];
}

export type Values = Record< string, unknown >;

/** Path of a value ('footer.lt.block1.links.0.link') to what is wrong with it. */
export type Problems = Record< string, string >;

export interface Limit {
	label: string;
	max: number;
	seconds: number;
}

export interface Settings {
	tabs: SettingsTab[];
	values: Values;
	/** Secrets that are set. */
	stored: string[];
	limits: Limit[];
}

export interface FooterLink {
	text: string;
	link: string;
}

export interface FooterTexts {
	slogan: string;
	block1: {
		title: string;
		type: 'links' | 'text';
		links: FooterLink[];
		text: string;
	};
	block2: { title: string; text: string };
	logo: { img: number; url: string; text: string };
	credit: { url: string; text: string };
	copyright: string;
}

/** What every kind of field is given. */
export interface FieldProps {
	field: SettingField;
	value: unknown;
	problems: Problems;
	/** What is said against the value; '' for nothing. */
	warning: string;
	onChange: ( value: unknown ) => void;
}
