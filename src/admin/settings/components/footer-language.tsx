import { __ } from '@wordpress/i18n';
import type { FooterTexts, Problems } from '../lib/types';
import type { PortalPage } from '../lib/use-pages';
import { FirstBlock } from './first-block';
import { HtmlField } from './html-field';
import { ImageField } from './image-field';
import { TextRow } from './text-row';

interface FooterLanguageProps {
	texts: FooterTexts;
	/** Of this language. */
	pages: readonly PortalPage[];
	/** By the path below the language, e.g. "logo.url". */
	problems: Problems;
	onChange: ( texts: FooterTexts ) => void;
}

export function FooterLanguage( {
	texts,
	pages,
	problems,
	onChange,
}: FooterLanguageProps ) {
	const { block1, block2, logo, credit } = texts;
	const set = ( change: Partial< FooterTexts > ) =>
		onChange( { ...texts, ...change } );
	return (
		<div className="mp-settings-fields">
			<TextRow
				label={ __( 'Line under the logo', 'mentoriai-portal' ) }
				help={ __(
					'Also shown at the top of every page on wide screens.',
					'mentoriai-portal'
				) }
				value={ texts.slogan }
				max={ 200 }
				error={ problems.slogan }
				onChange={ ( slogan ) => set( { slogan } ) }
			/>
			<h3>{ __( 'First column', 'mentoriai-portal' ) }</h3>
			<FirstBlock
				block={ block1 }
				pages={ pages }
				problems={ problems }
				onChange={ ( change ) =>
					set( { block1: { ...block1, ...change } } )
				}
			/>
			<h3>{ __( 'Second column', 'mentoriai-portal' ) }</h3>
			<TextRow
				label={ __( 'Second column title', 'mentoriai-portal' ) }
				value={ block2.title }
				max={ 100 }
				error={ problems[ 'block2.title' ] }
				onChange={ ( title ) =>
					set( { block2: { ...block2, title } } )
				}
			/>
			<HtmlField
				label={ __( 'Second column text', 'mentoriai-portal' ) }
				value={ block2.text }
				error={ problems[ 'block2.text' ] }
				onChange={ ( text ) => set( { block2: { ...block2, text } } ) }
			/>
			<h3>{ __( 'Agency and developer', 'mentoriai-portal' ) }</h3>
			<ImageField
				label={ __( 'Agency’s logo', 'mentoriai-portal' ) }
				value={ logo.img }
				error={ problems[ 'logo.img' ] }
				onChange={ ( img ) => set( { logo: { ...logo, img } } ) }
			/>
			<TextRow
				label={ __( 'Agency’s website', 'mentoriai-portal' ) }
				help={ __(
					'Without an address the logo is not shown.',
					'mentoriai-portal'
				) }
				value={ logo.url }
				type="url"
				error={ problems[ 'logo.url' ] }
				onChange={ ( url ) => set( { logo: { ...logo, url } } ) }
			/>
			<TextRow
				label={ __( 'Agency’s name', 'mentoriai-portal' ) }
				help={ __(
					'Read out in place of the logo, and shown where there is none.',
					'mentoriai-portal'
				) }
				value={ logo.text }
				max={ 100 }
				error={ problems[ 'logo.text' ] }
				onChange={ ( text ) => set( { logo: { ...logo, text } } ) }
			/>
			<TextRow
				label={ __( 'Developer’s site', 'mentoriai-portal' ) }
				value={ credit.url }
				type="url"
				error={ problems[ 'credit.url' ] }
				onChange={ ( url ) => set( { credit: { ...credit, url } } ) }
			/>
			<TextRow
				label={ __( 'Developer’s name', 'mentoriai-portal' ) }
				value={ credit.text }
				max={ 100 }
				error={ problems[ 'credit.text' ] }
				onChange={ ( text ) => set( { credit: { ...credit, text } } ) }
			/>
			<TextRow
				label={ __( 'Copyright owner', 'mentoriai-portal' ) }
				help={ __(
					'The © sign and this year are added automatically.',
					'mentoriai-portal'
				) }
				value={ texts.copyright }
				max={ 100 }
				error={ problems.copyright }
				onChange={ ( copyright ) => set( { copyright } ) }
			/>
		</div>
	);
}
