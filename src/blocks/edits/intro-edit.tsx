import { InspectorControls, RichText } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { HeroArt } from '../../components/hero-art';
import { AddItem } from '../components/add-item';
import { FakeButton } from '../components/fake-button';
import { ImageControl } from '../components/image-control';
import { ItemTools } from '../components/item-tools';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { Text } from '../components/text';
import { idOf, textOf } from '../lib/attributes';
import { factsHtml, factsOf } from '../lib/facts';
import { listActions } from '../lib/list';

export function IntroEdit( { attributes, setAttributes }: BlockEditProps ) {
	const html = textOf( attributes, 'html' );
	const facts = factsOf( html );
	const list = listActions( facts ?? [], ( changed ) =>
		setAttributes( { html: factsHtml( changed ) } )
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
							<FakeButton variant="sun" large>
								{ __( 'Find a mentor', 'mentoriai-portal' ) }
							</FakeButton>
							<FakeButton variant="on-band" large>
								{ __( 'Become a mentor', 'mentoriai-portal' ) }
							</FakeButton>
						</div>
						<div className="mp-prose mp-hero__facts">
							<ul>
								{ list.entries.map( ( fact, index ) => (
									<li key={ index }>
										<RichText
											tagName="div"
											value={ fact }
											onChange={ ( changed ) =>
												list.set( index, changed )
											}
											aria-label={ __(
												'Fact; the number in bold',
												'mentoriai-portal'
											) }
											placeholder={ __(
												'Fact; the number in bold',
												'mentoriai-portal'
											) }
											allowedFormats={ [
												'core/bold',
												'core/link',
											] }
										/>
										<ItemTools
											list={ list }
											index={ index }
											horizontal
										/>
									</li>
								) ) }
							</ul>
							{ facts !== null && facts.length < 4 && (
								<AddItem
									label={ __(
										'Add a fact',
										'mentoriai-portal'
									) }
									onClick={ () =>
										list.add( '<strong>0</strong>' )
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
