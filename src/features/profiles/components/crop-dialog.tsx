import { __ } from '@wordpress/i18n';
import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '../../../components/button';
import { Modal } from '../../../components/modal';
import { cropImage, type CropArea } from '../lib/crop-image';
import './crop-dialog.css';

interface Props {
	file: File;
	onDone: ( photo: Blob ) => void;
	onClose: () => void;
	/** The browser cannot show the file. */
	onBroken: () => void;
}

const MAX_ZOOM = 4;
const STEP = 8;

/** Which part of the picture is shown: by dragging and pinching, or with the arrow keys and the slider. */
export function CropDialog( { file, onDone, onClose, onBroken }: Props ) {
	const src = useObjectUrl( file );
	const [ crop, setCrop ] = useState( { x: 0, y: 0 } );
	const [ zoom, setZoom ] = useState( 1 );
	const [ area, setArea ] = useState< CropArea | null >( null );
	const hint = useId();
	const slider = useId();

	const save = async () => {
		if ( src && area ) {
			try {
				onDone( await cropImage( src, area ) );
			} catch {
				onBroken();
			}
		}
	};

	return (
		<Modal
			title={ __( 'Position the photo', 'mentoriai-portal' ) }
			onDismiss={ onClose }
			footer={
				<>
					<Button variant="secondary" onClick={ onClose }>
						{ __( 'Cancel', 'mentoriai-portal' ) }
					</Button>
					<Button onClick={ () => void save() }>
						{ __( 'Save photo', 'mentoriai-portal' ) }
					</Button>
				</>
			}
		>
			<p id={ hint } className="mp-crop__hint">
				{ __(
					'Drag the picture, or move it with the arrow keys. The arch is what others see.',
					'mentoriai-portal'
				) }
			</p>
			<div className="mp-crop__stage">
				{ src && (
					<Cropper
						image={ src }
						crop={ crop }
						zoom={ zoom }
						maxZoom={ MAX_ZOOM }
						aspect={ 1 }
						showGrid={ false }
						keyboardStep={ STEP }
						objectFit="contain"
						classes={ { cropAreaClassName: 'mp-crop__area' } }
						cropperProps={ {
							role: 'group',
							'aria-label': __(
								'Position of the photo',
								'mentoriai-portal'
							),
							'aria-describedby': hint,
						} }
						mediaProps={ { onError: onBroken } }
						onCropChange={ setCrop }
						onZoomChange={ setZoom }
						onCropComplete={ ( _, pixels ) => setArea( pixels ) }
					/>
				) }
			</div>
			<label htmlFor={ slider } className="mp-crop__label">
				{ __( 'Size', 'mentoriai-portal' ) }
			</label>
			<input
				id={ slider }
				type="range"
				className="mp-crop__slider"
				min={ 1 }
				max={ MAX_ZOOM }
				step={ 0.05 }
				value={ zoom }
				aria-valuetext={ `${ Math.round( zoom * 100 ) } %` }
				onChange={ ( event ) =>
					setZoom( Number( event.target.value ) )
				}
			/>
		</Modal>
	);
}

/**
 * An address of the file for as long as it is shown.
 * @param file
 */
function useObjectUrl( file: File ): string | null {
	const [ url, setUrl ] = useState< string | null >( null );
	useEffect( () => {
		const made = URL.createObjectURL( file );
		setUrl( made );
		return () => URL.revokeObjectURL( made );
	}, [ file ] );
	return url;
}
