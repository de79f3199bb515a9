import { __, sprintf } from '@wordpress/i18n';
import { ApiError } from '../../../api/errors';
import { failureText } from '../../../forms/failure-text';

export const MAX_PHOTO_BYTES = 2_097_152;
export const MAX_CV_BYTES = 5_242_880;
export const MAX_CVS = 5;

/** What one may choose; the server looks at the content. */
export const PHOTO_TYPES = [ 'image/jpeg', 'image/png' ] as const;
export const CV_ENDINGS = [ 'pdf', 'doc', 'docx', 'odt' ] as const;

type Reason = 'type' | 'size';

/** "jpg, png" and "max 2mb" are fixed words of the specification. */
export function photoError( reason: Reason ): string {
	return reason === 'type'
		? __( 'Choose a JPG or PNG picture (jpg, png)', 'mentoriai-portal' )
		: __( 'Choose a picture under 2 MB (max 2mb)', 'mentoriai-portal' );
}

export function cvError( reason: Reason ): string {
	return reason === 'type'
		? __( 'Choose a PDF, DOC, DOCX or ODT file', 'mentoriai-portal' )
		: __( 'Choose a file of up to 5 MB', 'mentoriai-portal' );
}

export function tooManyCvs(): string {
	return sprintf(
		/* translators: %d: number of files. */
		__(
			'You can keep %d files. Delete one to add another.',
			'mentoriai-portal'
		),
		MAX_CVS
	);
}

/**
 * What a person reads when an upload failed.
 *
 * @param error  What came.
 * @param reason Words for a wrong type or size.
 */
export function uploadError(
	error: unknown,
	reason: ( reason: Reason ) => string
): string {
	if ( ! ( error instanceof ApiError ) ) {
		return failureText( error );
	}
	// A server may refuse a large file before WordPress does.
	const status = error.status || error.foreignStatus;
	if ( status === 415 ) {
		return reason( 'type' );
	}
	// The server has more to say where it is not the size of the file.
	return status === 413 && /^max \d+mb$|^$/.test( error.message )
		? reason( 'size' )
		: failureText( error );
}
