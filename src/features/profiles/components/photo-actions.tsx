import { __ } from '@wordpress/i18n';
import { Camera, RotateCw, Trash2, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/button';
import type { PhotoState } from '../hooks/use-photo';

interface PhotoActionsProps {
	photo: PhotoState;
	hasPhoto: boolean;
	/** Ids of what says more about choosing. */
	describedBy: string;
	onChoose: () => void;
	onRemove: () => void;
}

/** The first button stays through an upload and keeps the focus; the others come and go. */
export function PhotoActions( {
	photo,
	hasPhoto,
	describedBy,
	onChoose,
	onRemove,
}: PhotoActionsProps ) {
	const choose = useRef< HTMLButtonElement >( null );
	const isSending = photo.share !== null;
	const keepFocus = () => choose.current?.focus();
	return (
		<div className="mp-photo-card__actions">
			<Button
				ref={ choose }
				variant="secondary"
				size="sm"
				icon={ Camera }
				loading={ isSending }
				loadingLabel={ __( 'Saving…', 'mentoriai-portal' ) }
				aria-describedby={ describedBy }
				onClick={ onChoose }
			>
				{ hasPhoto
					? __( 'Change photo', 'mentoriai-portal' )
					: __( 'Add photo', 'mentoriai-portal' ) }
			</Button>
			{ isSending && (
				<Button
					variant="ghost"
					size="sm"
					icon={ X }
					onClick={ () => {
						keepFocus();
						photo.cancel();
					} }
				>
					{ __( 'Cancel upload', 'mentoriai-portal' ) }
				</Button>
			) }
			{ photo.retry && (
				<Button
					variant="secondary"
					size="sm"
					icon={ RotateCw }
					onClick={ () => {
						keepFocus();
						void photo.retry?.();
					} }
				>
					{ __( 'Try again', 'mentoriai-portal' ) }
				</Button>
			) }
			{ hasPhoto && ! isSending && (
				<Button
					variant="ghost"
					size="sm"
					icon={ Trash2 }
					loading={ photo.removing }
					onClick={ onRemove }
				>
					{ __( 'Remove photo', 'mentoriai-portal' ) }
				</Button>
			) }
		</div>
	);
}
