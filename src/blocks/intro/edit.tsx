import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { HeroArt } from '../../components/hero-art';
import { AddItem } from '../components/add-item';
import { EditButton } from '../components/edit-button';
import { ImageControl } from '../components/image-control';
import { NumberItems } from '../components/number-items';
import { NumberPanels } from '../components/number-panels';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { Text } from '../components/text';
import { idOf, itemsOf, textOf } from '../lib/attributes';
import { word } from '../lib/boot';
import { buttonOf } from '../lib/button';
import { factsOf } from '../lib/facts';
import { itemsFrom } from '../lib/items';

export function IntroEdit( { attributes, setAttributes }: BlockEditProps ) {
	const html = textOf( attributes, 'html' );
	const stored = itemsOf( attributes, 'facts' );
	const facts = stored.length > 0 ? stored : factsOf( html );
	const items = itemsFrom( facts ?? [], ( changed ) =>
		setAttributes( { facts: changed, html: '' } )
	);
	const buttons = itemsOf( attributes, 'buttons' );
	const button = ( index: 0 | 1 ) =>
		buttonOf(
			buttons[ index ] ?? {},
			( part ) =>
				setAttributes( {
					buttons: [ 0, 1 ].map( ( at ) => ( {
						...buttons[ at ],
						...( at === index && part ),
					} ) ),
				} ),
			'text'
		);
	const logo = idOf( attributes, 'logo' );
	return (
		<Section>
			<InspectorControls>
				<PanelBody title={ __( 'Pictures', 'mentoriai-portal' ) }>
					<ImageControl
						label={ __( 'Picture', 'mentoriai-portal' ) }
						help={ __(
							'Without one, a drawing of people is shown here.',
							'mentoriai-portal'
						) }
						value={ idOf( attributes, 'background' ) }
						onChange={ ( background ) =>
							setAttributes( { background } )
						}
					/>
					<ImageControl
						label={ __(
							'Logo above the title',
							'mentoriai-portal'
						) }
						value={ logo }
						onChange={ ( id ) => setAttributes( { logo: id } ) }
					/>
				</PanelBody>
				{ facts === null && (
					<PanelBody
						title={ __( 'Under the buttons', 'mentoriai-portal' ) }
					>
						<TextareaControl
							label="HTML"
							value={ html }
							onChange={ ( changed: string ) =>
								setAttributes( { html: changed } )
							}
							__nextHasNoMarginBottom
						/>
					</PanelBody>
				) }
			</InspectorControls>
			<NumberPanels items={ items } />
			<section className="mp-hero mp-on-band">
				<div className="mp-wrap mp-hero__grid">
					<div className="mp-hero__text">
						<Picture id={ logo } className="mp-hero__logo" />
						<Text
							tagName="h1"
							className="mp-display"
							label={ __( 'Title', 'mentoriai-portal' ) }
							value={ textOf( attributes, 'title' ) }
							onChange={ ( title ) => setAttributes( { title } ) }
						/>
						<Text
							tagName="p"
							className="mp-lead"
							label={ __( 'Text', 'mentoriai-portal' ) }
							value={ textOf( attributes, 'text' ) }
							onChange={ ( text ) => setAttributes( { text } ) }
						/>
						<div className="mp-hero__acts">
							<EditButton
								variant="sun"
								large
								word={ word( 'find' ) }
								{ ...button( 0 ) }
							/>
							<EditButton
								variant="on-band"
								large
								word={ word( 'join' ) }
								{ ...button( 1 ) }
							/>
						</div>
						<div className="mp-prose mp-hero__facts">
							<ul>
								<NumberItems items={ items } />
							</ul>
							{ facts !== null && facts.length < 4 && (
								<AddItem
									label={ __(
										'Add a fact',
										'mentoriai-portal'
									) }
									onClick={ () =>
										items.add( { value: '', label: '' } )
									}
								/>
							) }
						</div>
					</div>
					<div className="mp-hero__art">
						<Picture id={ idOf( attributes, 'background' ) }>
							<HeroArt />
						</Picture>
					</div>
				</div>
			</section>
		</Section>
	);
}
