import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { Button, PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../components/icon';
import { TileArt } from '../../components/tile-art';
import { ImageControl } from '../components/image-control';
import { Picture } from '../components/picture';
import { afterDrawing } from '../lib/after-drawing';
import { idOf, plainText, textOf } from '../lib/attributes';
import { videoAt } from '../lib/video-address';

/** WordPress's block for what is embedded: a video of YouTube or Vimeo, looking as on the site. The provider is not asked. */
export function VideoEdit( {
	attributes,
	setAttributes,
	insertBlocksAfter,
}: BlockEditProps ) {
	const url = textOf( attributes, 'url' );
	// WordPress holds a text with formats as an object.
	const { caption: stored } = attributes;
	const caption = String( stored ?? '' );
	const video = videoAt( url );
	const [ typed, setTyped ] = useState( url );
	const set = ( address: string ) => {
		const found = videoAt( address );
		setAttributes( {
			url: address.trim(),
			...( found && {
				type: 'video',
				providerNameSlug: found.provider,
			} ),
		} );
	};
	const label = __(
		'Address of a video on YouTube or Vimeo',
		'mentoriai-portal'
	);
	return (
		<figure { ...useBlockProps( { className: 'mp-video' } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Video', 'mentoriai-portal' ) }>
					<TextControl
						label={ label }
						type="url"
						value={ url }
						onChange={ set }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<TextControl
						label={ __( 'Title', 'mentoriai-portal' ) }
						help={ __(
							'Shown on the picture and read by screen readers. Without one, the caption is used.',
							'mentoriai-portal'
						) }
						value={ textOf( attributes, 'mentoriaiTitle' ) }
						onChange={ ( mentoriaiTitle: string ) =>
							setAttributes( { mentoriaiTitle } )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<ImageControl
						label={ __( 'Picture', 'mentoriai-portal' ) }
						help={ __(
							'Without one, a pattern is shown here.',
							'mentoriai-portal'
						) }
						value={ idOf( attributes, 'mentoriaiPicture' ) }
						onChange={ ( mentoriaiPicture ) =>
							setAttributes( { mentoriaiPicture } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			{ video ? (
				<>
					<div className="mp-video__open">
						<Picture id={ idOf( attributes, 'mentoriaiPicture' ) }>
							<TileArt
								seed={ video.id }
								columns={ 8 }
								rows={ 4 }
							/>
						</Picture>
						<span className="mp-video__label">
							<Icon icon={ Play } />
							<span>
								{ textOf( attributes, 'mentoriaiTitle' ) ||
									plainText( caption ) ||
									video.name }{ ' ' }
								<small>{ video.name }</small>
							</span>
						</span>
					</div>
					<RichText
						tagName="figcaption"
						value={ caption }
						onChange={ ( changed ) =>
							setAttributes( { caption: changed } )
						}
						aria-label={ __( 'Caption', 'mentoriai-portal' ) }
						placeholder={ __( 'Caption', 'mentoriai-portal' ) }
						// The cursor is here after a video was pasted: Enter goes on below, as in WordPress's captions.
						__unstableOnSplitAtEnd={ () =>
							insertBlocksAfter?.( [
								createBlock( 'core/paragraph', {} ),
							] )
						}
						allowedFormats={ [
							'core/bold',
							'core/italic',
							'core/link',
						] }
					/>
				</>
			) : (
				<form
					className="mp-edit-address"
					onSubmit={ ( event ) => {
						event.preventDefault();
						const figure = event.currentTarget.closest( 'figure' );
						set( typed );
						// The form goes, and the focus with it: on to the caption.
						afterDrawing(
							() => figure?.querySelector( 'figcaption' )?.focus()
						);
					} }
				>
					<TextControl
						label={ label }
						type="url"
						value={ typed }
						onChange={ setTyped }
						help={
							url
								? __(
										'This is no address of a video on YouTube or Vimeo: visitors see a link to it.',
										'mentoriai-portal'
								  )
								: ''
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<Button
						type="submit"
						variant="primary"
						__next40pxDefaultSize
					>
						{ __( 'Show the video', 'mentoriai-portal' ) }
					</Button>
				</form>
			) }
		</figure>
	);
}
