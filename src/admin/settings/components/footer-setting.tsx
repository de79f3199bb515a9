import { __ } from '@wordpress/i18n';
import { type FooterLang, emptyFooter, footerIn } from '../lib/footer-texts';
import { problemsBelow } from '../lib/problems';
import type { FieldProps } from '../lib/types';
import { usePages } from '../lib/use-pages';
import { FooterLanguage } from './footer-language';

/** Both languages beside each other, as whoever translates wants them. */
export function FooterSetting( {
	field,
	value,
	problems,
	onChange,
}: FieldProps ) {
	const pages = usePages();
	const languages: [ FooterLang, string ][] = [
		[ 'lt', __( 'Lithuanian', 'mentoriai-portal' ) ],
		[ 'en', __( 'English', 'mentoriai-portal' ) ],
	];
	return (
		<div className="mp-settings-pair">
			{ languages.map( ( [ lang, title ] ) => {
				const texts = footerIn( value, lang );
				return (
					<fieldset key={ lang } className="mp-settings-card">
						<legend>{ title }</legend>
						{ ! texts && (
							<p>
								{ __(
									'Nothing is written yet: visitors see links to the membership rules and the privacy policy.',
									'mentoriai-portal'
								) }
							</p>
						) }
						<FooterLanguage
							texts={ texts ?? emptyFooter() }
							pages={ pages.filter(
								( page ) => page.lang === lang
							) }
							problems={ problemsBelow(
								problems,
								`${ field.name }.${ lang }`
							) }
							onChange={ ( next ) =>
								onChange( {
									...( Array.isArray( value )
										? {}
										: ( value as object ) ),
									[ lang ]: next,
								} )
							}
						/>
					</fieldset>
				);
			} ) }
		</div>
	);
}
