import { __ } from '@wordpress/i18n';
import { Upload } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { Icon } from '../../../components/icon';
import { classes } from '../../../lib/class-names';
import { CV_ENDINGS } from '../lib/upload-error';

const ACCEPT = CV_ENDINGS.map( ( ending ) => `.${ ending }` ).join();

/** Files are dropped here or chosen; the whole zone opens the browser's own choice. */
export function CvDropZone( {
	onFiles,
}: {
	onFiles: ( files: readonly File[] ) => void;
} ) {
	const [ over, setOver ] = useState( false );
	const hover = ( event: DragEvent, is: boolean ) => {
		event.preventDefault();
		setOver( is );
	};
	return (
		<label
			className={ classes( 'mp-cv-drop', over && 'is-over' ) }
			onDragEnter={ ( event ) => hover( event, true ) }
			onDragOver={ ( event ) => hover( event, true ) }
			onDragLeave={ ( event ) => hover( event, false ) }
			onDrop={ ( event ) => {
				hover( event, false );
				onFiles( [ ...event.dataTransfer.files ] );
			} }
		>
			<Icon icon={ Upload } className="mp-cv-drop__icon" />
			<span className="mp-cv-drop__text">
				{ __( 'Drop files here or', 'mentoriai-portal' ) }{ ' ' }
				<span className="mp-cv-drop__link">
					{ __( 'choose them', 'mentoriai-portal' ) }
				</span>
			</span>
			<span className="mp-cv-drop__hint">
				{ __(
					'PDF, DOC, DOCX or ODT. Up to five files, 5 MB each',
					'mentoriai-portal'
				) }
			</span>
			<input
				type="file"
				multiple
				accept={ ACCEPT }
				className="mp-visually-hidden"
				onChange={ ( event ) => {
					onFiles( [ ...( event.target.files ?? [] ) ] );
					event.target.value = '';
				} }
			/>
		</label>
	);
}
