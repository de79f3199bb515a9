import type { RefObject } from 'react';
import type { PageIntro } from '../hooks/use-page-intro';
import { langAttribute } from '../lib/text-lang';
import { FallbackNotice } from './fallback-notice';

interface PageHeadProps {
	intro: PageIntro;
	/** Of the heading, where it takes the focus. */
	headingRef?: RefObject< HTMLHeadingElement >;
}

/** Title and intro of a screen, as editors wrote them. */
export function PageHead( { intro, headingRef }: PageHeadProps ) {
	const lang = langAttribute( intro.textLang );
	return (
		<div className="mp-page-head">
			<h1
				className="mp-h1"
				ref={ headingRef }
				tabIndex={ headingRef && -1 }
				{ ...lang }
			>
				{ intro.title }
			</h1>
			{ intro.text && (
				<p className="mp-lead" { ...lang }>
					{ intro.text }
				</p>
			) }
			<FallbackNotice textLang={ intro.textLang } />
		</div>
	);
}
