import { __ } from '@wordpress/i18n';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { bootData, type Lang } from '../../lib/boot';
import { alternateOf } from './alternate-of';
import './language-switch.css';

const LANGUAGES: readonly Lang[] = [ 'lt', 'en' ];

/** The filters of lists mean the same in both languages; whatever else is in the query does not. */
const filters = ( search: string ) =>
	/^\?(sritis|paieska|miestas|laikotarpis)=/.test( search ) ? search : '';

/**
 * Lithuanian or English: the same page there, or its home where the page has no translation. What stands behind `#`, as the
 * finder's answers, goes along.
 */
export function LanguageSwitch() {
	const { lang, basePath, alternates } = bootData();
	const { key, pathname, search, hash } = useLocation();
	const kept = filters( search ) + hash;
	/** The server named the addresses of the page that it gave. */
	const known = key === 'default' ? alternates : { lt: null, en: null };
	const [ busy, setBusy ] = useState( false );
	const home = ( to: Lang ) => `${ basePath }${ to === 'en' ? '/en/' : '/' }`;

	const follow = ( event: MouseEvent< HTMLAnchorElement >, to: Lang ) => {
		// A new tab or window, and the language that is here already, are the browser's business.
		if (
			event.metaKey ||
			event.ctrlKey ||
			event.shiftKey ||
			to === lang ||
			known[ to ]
		) {
			return;
		}
		event.preventDefault();
		setBusy( true );
		void alternateOf( pathname, window.location.href, to ).then( ( url ) =>
			window.location.assign( url === null ? home( to ) : url + kept )
		);
	};

	return (
		<nav
			className="mp-lang"
			aria-label={ __( 'Language', 'mentoriai-portal' ) }
			aria-busy={ busy }
		>
			{ LANGUAGES.map( ( to ) => (
				<a
					key={ to }
					href={ known[ to ] ? known[ to ] + kept : home( to ) }
					lang={ to }
					hrefLang={ to }
					aria-current={ to === lang ? 'true' : undefined }
					onClick={ ( event ) => follow( event, to ) }
				>
					{ to.toUpperCase() }
				</a>
			) ) }
		</nav>
	);
}
