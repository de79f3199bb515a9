import { newClientId } from '../../../lib/client-id';
import { dropStored, readStored, writeStored } from '../../../lib/storage';

/** Question id to what was chosen or typed: a text, a step of a scale, the place of an option. */
export type Answers = Readonly< Record< number, string > >;

/** What is kept on the device until it is sent. */
export interface KeptAnswers {
	answers: Answers;
	/** One for the link: a repeat after a lost reply is told apart from a second answer. */
	clientId: string;
}

/** Part of the link's secret tells two links on one device apart without keeping the link itself. */
function keyOf( id: string, hash: string ): string {
	return `mentoriai.survey.${ id }.${ hash.slice( 0, 12 ) }`;
}

function isKept( value: unknown ): value is KeptAnswers {
	return (
		typeof value === 'object' &&
		value !== null &&
		'clientId' in value &&
		typeof value.clientId === 'string' &&
		'answers' in value &&
		typeof value.answers === 'object' &&
		value.answers !== null &&
		Object.values( value.answers ).every(
			( answer ) => typeof answer === 'string'
		)
	);
}

export function readKept( id: string, hash: string ): KeptAnswers {
	try {
		const kept: unknown = JSON.parse(
			readStored( keyOf( id, hash ) ) ?? 'null'
		);
		if ( isKept( kept ) ) {
			return kept;
		}
	} catch {
		// Something else wrote there: begin anew.
	}
	return { answers: {}, clientId: newClientId() };
}

export function keep( id: string, hash: string, kept: KeptAnswers ): void {
	writeStored( keyOf( id, hash ), JSON.stringify( kept ) );
}

export function dropKept( id: string, hash: string ): void {
	dropStored( keyOf( id, hash ) );
}
