import { __ } from '@wordpress/i18n';
import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { Button } from '../../../components/button';
import { IconButton } from '../../../components/icon-button';
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
/** Of a button, which is pressed less often than a key is repeated. */
const PUSH = 16;

interface Size {
	width: number;
	height: number;
}

/** Where the picture goes. */
const MOVES = [
	{
		icon: ArrowLeft,
		x: -1,
		y: 0,
		label: () => __( 'Move the picture left', 'mentoriai-portal' ),
	},
	{
		icon: ArrowUp,
		x: 0,
		y: -1,
		label: () => __( 'Move the picture up', 'mentoriai-portal' ),
	},
	{
		icon: ArrowDown,
		x: 0,
		y: 1,
		label: () => __( 'Move the picture down', 'mentoriai-portal' ),
	},
	{
		icon: ArrowRight,
		x: 1,
		y: 0,
		label: () => __( 'Move the picture right', 'mentoriai-portal' ),
	},
] as const;

/** Which part of the picture is shown: by dragging and pinching, by buttons, or with the arrow keys and the slider. */
export function CropDialog( { file, onDone, onClose, onBroken }: Props ) {
	const src = useObjectUrl( file );
	const [ crop, setCrop ] = useState( { x: 0, y: 0 } );
	const [ zoom, setZoom ] = useState( 1 );
	const [ area, setArea ] = useState< CropArea | null >( null );
	const [ media, setMedia ] = useState< Size | null >( null );
	const [ frame, setFrame ] = useState< Size | null >( null );
	const hint = useId();
	const slider = useId();

	/** As far as the picture still fills the frame. */
	const move = ( x: number, y: number ) => {
		const within = ( to: number, side: keyof Size ) => {
			const most = Math.max(
				0,
				( ( media?.[ side ] ?? 0 ) * zoom - ( frame?.[ side ] ?? 0 ) ) /
					2
			);
			return Math.min( most, Math.max( -most, to ) );
		};
		setCrop( {
			x: within( crop.x + x * PUSH, 'width' ),
			y: within( crop.y + y * PUSH, 'height' ),
		} );
	};

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
					'Drag the picture, or move it with the arrows. The arch is what others see.',
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
						onCropAreaChange={ ( _, pixels ) => setArea( pixels ) }
						onMediaLoaded={ setMedia }
						onCropSizeChange={ setFrame }
					/>
				) }
			</div>
			<div className="mp-crop__moves">
				{ MOVES.map( ( { icon, x, y, label } ) => (
					<IconButton
						key={ `${ x } ${ y }` }
						icon={ icon }
						label={ label() }
						onClick={ () => move( x, y ) }
					/>
				) ) }
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
