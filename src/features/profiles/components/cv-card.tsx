import { __, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { VisuallyHidden } from '../../../components/visually-hidden';
import type { CvFile } from '../api';
import { useCvFiles } from '../hooks/use-cv-files';
import { MAX_CVS, tooManyCvs } from '../lib/upload-error';
import { CvDropZone } from './cv-drop-zone';
import { CvRow } from './cv-row';
import { PendingCvRow } from './pending-cv-row';
import './cv-card.css';

/** A mentor's CV files. They go to the server at once, whatever becomes of the form. */
export function CvCard( { files }: { files: readonly CvFile[] } ) {
	const cvs = useCvFiles( files.length );
	const heading = useId();
	const [ asked, setAsked ] = useState< CvFile | null >( null );
	return (
		<section className="mp-card mp-cv-card" aria-labelledby={ heading }>
			<h2 id={ heading } className="mp-h3">
				{ __( 'CV', 'mentoriai-portal' ) }
			</h2>
			<p className="mp-cv-card__hint">
				{ __(
					'Only you and the agency can open these files.',
					'mentoriai-portal'
				) }
			</p>
			<ul className="mp-cv-card__list">
				{ files.map( ( cv ) => (
					<CvRow
						key={ cv.id }
						cv={ cv }
						error={ cvs.errors[ cv.id ] }
						onSave={ () => void cvs.save( cv ) }
						onDelete={ () => setAsked( cv ) }
					/>
				) ) }
				{ cvs.pending.map( ( one ) => (
					<PendingCvRow
						key={ one.key }
						pending={ one }
						onRetry={ () => cvs.retry( one.key ) }
						onDismiss={ () => cvs.dismiss( one.key ) }
					/>
				) ) }
			</ul>
			{ files.length < MAX_CVS ? (
				<CvDropZone onFiles={ cvs.add } />
			) : (
				<p className="mp-cv-card__hint">{ tooManyCvs() }</p>
			) }
			<div role="status">
				<VisuallyHidden>{ cvs.news }</VisuallyHidden>
			</div>
			<ConfirmDialog
				open={ asked !== null }
				title={ __( 'Delete the file?', 'mentoriai-portal' ) }
				confirmLabel={ __( 'Delete file', 'mentoriai-portal' ) }
				danger
				onConfirm={ () => {
					setAsked( null );
					if ( asked ) {
						void cvs.remove( asked );
					}
				} }
				onCancel={ () => setAsked( null ) }
			>
				{ sprintf(
					/* translators: %s: name of a file. */
					__( '%s will be deleted for good.', 'mentoriai-portal' ),
					asked?.name ?? ''
				) }
			</ConfirmDialog>
		</section>
	);
}
