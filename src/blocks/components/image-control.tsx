import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Picture } from './picture';

interface ImageControlProps {
	label: string;
	help?: string;
	/** Id of a picture of the media library; 0 for none. */
	value: number;
	onChange: ( id: number ) => void;
}

/** Chooses a picture, in the sidebar. */
export function ImageControl( {
	label,
	help,
	value,
	onChange,
}: ImageControlProps ) {
	return (
		<div className="mp-control" role="group" aria-label={ label }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			<Picture id={ value } className="mp-control__picture" />
			<MediaUploadCheck>
				<div className="mp-control__acts">
					<MediaUpload
						allowedTypes={ [ 'image' ] }
						value={ value }
						onSelect={ ( { id } ) => onChange( id ) }
						render={ ( { open } ) => (
							<Button
								variant="secondary"
								__next40pxDefaultSize
								onClick={ open }
							>
								{ value
									? __( 'Replace', 'mentoriai-portal' )
									: __(
											'Choose a picture',
											'mentoriai-portal'
									  ) }
							</Button>
						) }
					/>
					{ value > 0 && (
						<Button
							variant="tertiary"
							isDestructive
							__next40pxDefaultSize
							onClick={ () => onChange( 0 ) }
						>
							{ __( 'Remove', 'mentoriai-portal' ) }
						</Button>
					) }
				</div>
			</MediaUploadCheck>
			{ help && <p className="mp-control__help">{ help }</p> }
		</div>
	);
}
