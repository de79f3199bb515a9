import { __ } from '@wordpress/i18n';
import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FieldError } from '../../../components/field-error';
import { lazyPart } from '../../../components/lazy-part';
import { PersonArt } from '../../../components/person-art';
import { VisuallyHidden } from '../../../components/visually-hidden';
import type { MemberProfile } from '../api';
import { usePhoto } from '../hooks/use-photo';
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '../lib/upload-error';
import { PhotoActions } from './photo-actions';
import { UploadBar } from './upload-bar';
import './photo-card.css';

const { Part: CropDialog } = lazyPart( () =>
	import( /* webpackChunkName: "crop" */ './crop-dialog' ).then(
		( file ) => file.CropDialog
	)
);

/** The own photo: chosen, positioned, sent, taken away. */
export function PhotoCard( { profile }: { profile: MemberProfile } ) {
	const photo = usePhoto();
	const [ picked, setPicked ] = useState< File | null >( null );
	const [ asking, setAsking ] = useState( false );
	const input = useRef< HTMLInputElement >( null );
	const ids = useId();
	const { img } = profile;
	const name = `${ profile.first_name } ${ profile.last_name }`.trim();

	const pick = ( file: File | undefined ) => {
		if ( ! file ) {
			return;
		}
		if ( ! PHOTO_TYPES.some( ( type ) => type === file.type ) ) {
			photo.fail( 'type' );
		} else if ( file.size >= MAX_PHOTO_BYTES ) {
			photo.fail( 'size' );
		} else {
			setPicked( file );
		}
	};

	return (
		<>
			<section
				className="mp-card mp-photo-card"
				aria-label={ __( 'Photo', 'mentoriai-portal' ) }
			>
				<div className="mp-photo-card__frame">
					<PersonArt
						key={ img?.full ?? '' }
						name={ name || profile.email }
						image={ img && { ...img, alt: '' } }
						variant="portrait"
						labelled
						eager
					/>
				</div>
				<input
					ref={ input }
					type="file"
					accept={ PHOTO_TYPES.join() }
					hidden
					data-testid="photo"
					onChange={ ( event ) => {
						pick( event.target.files?.[ 0 ] );
						event.target.value = '';
					} }
				/>
				{ photo.share !== null && (
					<UploadBar
						label={ __(
							'The photo is being uploaded',
							'mentoriai-portal'
						) }
						share={ photo.share }
					/>
				) }
				<PhotoActions
					photo={ photo }
					hasPhoto={ Boolean( img ) }
					describedBy={ `${ ids }hint ${ ids }error` }
					onChoose={ () => input.current?.click() }
					onRemove={ () => setAsking( true ) }
				/>
				<div id={ `${ ids }error` } aria-live="polite">
					{ photo.error && <FieldError>{ photo.error }</FieldError> }
					{ photo.done && (
						<VisuallyHidden>
							{ photo.done === 'sent'
								? __( 'The photo is saved', 'mentoriai-portal' )
								: __(
										'The photo is removed',
										'mentoriai-portal'
								  ) }
						</VisuallyHidden>
					) }
				</div>
				<p id={ `${ ids }hint` } className="mp-photo-card__hint">
					{ __( 'JPG or PNG, up to 2 MB', 'mentoriai-portal' ) }
				</p>
			</section>
			{ picked && (
				<CropDialog
					file={ picked }
					onClose={ () => setPicked( null ) }
					onBroken={ () => {
						setPicked( null );
						photo.fail( 'type' );
					} }
					onDone={ ( blob ) => {
						setPicked( null );
						void photo.send( blob );
					} }
				/>
			) }
			<ConfirmDialog
				open={ asking }
				title={ __( 'Remove the photo?', 'mentoriai-portal' ) }
				confirmLabel={ __( 'Remove photo', 'mentoriai-portal' ) }
				danger
				onConfirm={ () => {
					setAsking( false );
					void photo.remove();
				} }
				onCancel={ () => setAsking( false ) }
			/>
		</>
	);
}
