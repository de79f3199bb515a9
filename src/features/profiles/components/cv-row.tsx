import { __, sprintf } from '@wordpress/i18n';
import { FileText, Trash2 } from 'lucide-react';
import { FieldError } from '../../../components/field-error';
import { Icon } from '../../../components/icon';
import { IconButton } from '../../../components/icon-button';
import { formatBytes } from '../../../lib/numbers';
import { classes } from '../../../lib/class-names';
import type { CvFile } from '../api';

interface Props {
	cv: CvFile;
	error: string | undefined;
	onSave: () => void;
	onDelete: () => void;
}

export function CvRow( { cv, error, onSave, onDelete }: Props ) {
	const ending = cv.name.split( '.' ).pop()?.toUpperCase() ?? '';
	return (
		<li className={ classes( 'mp-cv-row', error && 'is-error' ) }>
			<Icon icon={ FileText } className="mp-cv-row__icon" />
			<div className="mp-cv-row__text">
				<button
					type="button"
					className="mp-cv-row__name"
					aria-label={ sprintf(
						/* translators: %s: name of a file. */
						__( 'Download %s', 'mentoriai-portal' ),
						cv.name
					) }
					onClick={ onSave }
				>
					{ cv.name }
				</button>
				<span className="mp-cv-row__facts">
					{ ending }, { formatBytes( cv.size ) }
				</span>
				{ error && <FieldError>{ error }</FieldError> }
			</div>
			<IconButton
				icon={ Trash2 }
				danger
				label={ sprintf(
					/* translators: %s: name of a file. */
					__( 'Delete %s', 'mentoriai-portal' ),
					cv.name
				) }
				onClick={ onDelete }
			/>
		</li>
	);
}
