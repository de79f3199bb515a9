import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { openPanelsOnce } from '../../lib/open-panels';
import { useLanguage } from '../lib/use-language';
import { LanguageChoice } from './language-choice';
import { LanguagePair } from './language-pair';
import { TranslationWays } from './translation-ways';
import '../language.css';

/** The text's language, its translation, and whether that is up to date. */
export function LanguagePanel() {
	const { stored, chosen, isNew, isPage, choose } = useLanguage();
	useEffect(
		() => openPanelsOnce( 'mentoriai-language', [ 'language' ] ),
		[]
	);
	if ( ! stored ) {
		return null;
	}
	const lang = chosen.lang ?? stored.lang;
	return (
		<PluginDocumentSettingPanel
			name="language"
			title={ __( 'Language', 'mentoriai-portal' ) }
		>
			<div className="mp-language">
				{ stored.partner && (
					<LanguagePair
						stored={ stored }
						partner={ stored.partner }
						separate={ chosen.separate ?? false }
						onSeparate={ ( separate ) => choose( { separate } ) }
					/>
				) }
				{ ! stored.partner && (
					<LanguageChoice
						lang={ lang }
						fixed={ stored.screen }
						isPage={ isPage }
						onChange={ ( next ) =>
							choose( { lang: next, translation: 0 } )
						}
					/>
				) }
				{ ! stored.partner && lang !== '' && (
					<TranslationWays
						lang={ lang }
						create={
							isNew || lang !== stored.lang ? '' : stored.create
						}
						translation={ chosen.translation ?? 0 }
						onChoose={ ( translation ) =>
							choose( { translation } )
						}
					/>
				) }
			</div>
		</PluginDocumentSettingPanel>
	);
}
