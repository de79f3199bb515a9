import { __ } from '@wordpress/i18n';
import type { FileInfo } from '../lib/use-attachments';

interface Props {
	info: FileInfo | undefined | null;
}

function sizeInWords( bytes: number ): string {
	const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
	const divided = bytes / ( unit === 'kilobyte' ? 1000 : 1_000_000 );
	return new Intl.NumberFormat( document.documentElement.lang || 'lt', {
		style: 'unit',
		unit,
		maximumFractionDigits: divided < 10 ? 1 : 0,
	} ).format( divided );
}

/** Which file of the library it is. */
export function FileName( { info }: Props ) {
	if ( info === undefined ) {
		return (
			<p className="mp-event-error">
				{ __(
					'This file is no longer in the media library: visitors do not see it. Remove it or add it again.',
					'mentoriai-portal'
				) }
			</p>
		);
	}
	return (
		<p className="mp-event-file-name">
			<span
				className="dashicons dashicons-media-default"
				aria-hidden="true"
			/>
			<span>
				{ info?.name ?? '…' }
				{ info && info.size > 0 && ` (${ sizeInWords( info.size ) })` }
			</span>
		</p>
	);
}
