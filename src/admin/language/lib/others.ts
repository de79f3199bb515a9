/** A text without a translation, as a choice of a list. */
interface Other {
	value: string;
	label: string;
}

interface Printed {
	mentoriaiAdmin?: {
		language?: { others: Record< string, readonly Other[] > };
	};
}

/** Texts in a language that may be the translation of one in the other. */
export function othersIn( lang: string ): readonly Other[] {
	return (
		( window as unknown as Printed ).mentoriaiAdmin?.language?.others[
			lang
		] ?? []
	);
}
