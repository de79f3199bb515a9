import { __ } from '@wordpress/i18n';
import { bootData, type Lang } from '../lib/boot';
import { Notice } from './notice';

interface FallbackNoticeProps {
	/** `text_lang` of a reply: the language of the text that is shown. */
	textLang: Lang | undefined;
	className?: string | undefined;
}

/** Says that a text is in the other language because no one has translated it yet; nothing where it is in the page's own. */
export function FallbackNotice( { textLang, className }: FallbackNoticeProps ) {
	const { lang } = bootData();
	if ( textLang === undefined || textLang === lang ) {
		return null;
	}
	return (
		<div className={ className } lang={ lang }>
			<Notice live={ false }>
				<p>
					{ textLang === 'lt'
						? __(
								'This text has not been translated into English yet. Here it is in Lithuanian.',
								'mentoriai-portal'
						  )
						: __(
								'This text has not been translated into Lithuanian yet. Here it is in English.',
								'mentoriai-portal'
						  ) }
				</p>
			</Notice>
		</div>
	);
}
