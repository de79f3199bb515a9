import { _n, sprintf } from '@wordpress/i18n';
import { useDebouncedValue } from '../hooks/use-debounced-value';
import { formatNumber } from '../lib/numbers';
import { classes } from '../lib/class-names';

/** Screen readers hear of the limit from here on. */
const NEAR = 0.9;

export function tooLongText( over: number ): string {
	return sprintf(
		/* translators: %s: number of characters that are too many. */
		_n(
			'Shorten by %s character',
			'Shorten by %s characters',
			over,
			'mentoriai-portal'
		),
		formatNumber( over )
	);
}

interface CharacterCounterProps {
	length: number;
	limit: number;
}

/** "201 / 1 500"; said aloud, after a pause in typing, when the limit is near. */
export function CharacterCounter( { length, limit }: CharacterCounterProps ) {
	const left = limit - length;
	const said = useDebouncedValue( spoken( length, limit ), 800 );
	return (
		<span className="mp-counter-box">
			<span
				className={ classes( 'mp-counter', left < 0 && 'is-over' ) }
				aria-hidden="true"
			>
				{ `${ formatNumber( length ) } / ${ formatNumber( limit ) }` }
			</span>
			<span className="mp-visually-hidden" role="status">
				{ said }
			</span>
		</span>
	);
}

function spoken( length: number, limit: number ): string {
	if ( length > limit ) {
		return tooLongText( length - limit );
	}
	if ( length < limit * NEAR ) {
		return '';
	}
	return sprintf(
		/* translators: %s: number of characters that may still be typed. */
		_n(
			'%s character left',
			'%s characters left',
			limit - length,
			'mentoriai-portal'
		),
		formatNumber( limit - length )
	);
}
