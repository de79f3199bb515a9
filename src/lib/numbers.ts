import { pageLocale } from './page-lang';

function format( value: number, options: Intl.NumberFormatOptions ): string {
	const text = new Intl.NumberFormat( pageLocale(), options ).format( value );
	// A no-break space, whatever Intl puts: a figure never breaks.
	return text.replace( /[\u202f\u0020]/g, '\u00a0' );
}

/** "1 240" in Lithuanian, "1,240" in English. */
export function formatNumber( value: number ): string {
	return format( value, { maximumFractionDigits: 2 } );
}

/** An average of ratings with its hundredths: "4,83". */
export function formatRating( value: number ): string {
	return format( value, {
		minimumFractionDigits: 2,
		maximumFractionDigits: 2,
	} );
}

/** A share of 1 as "40 %". */
export function formatPercent( share: number ): string {
	return format( share, { style: 'percent', maximumFractionDigits: 0 } );
}

/** Size of a file as "240 KB" or "1,4 MB". */
export function formatBytes( bytes: number ): string {
	const kilobytes = Math.max( 1, Math.round( bytes / 1024 ) );
	return kilobytes < 1024
		? `${ formatNumber( kilobytes ) }\u00a0KB`
		: `${ format( bytes / 1024 / 1024, {
				maximumFractionDigits: 1,
		  } ) }\u00a0MB`;
}
