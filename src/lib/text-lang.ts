import { bootData, type Lang } from './boot';

/** The `lang` attribute of a text: only where it is not in the language of the page. */
export function langAttribute( textLang: Lang | undefined ): { lang?: Lang } {
	return textLang === undefined || textLang === bootData().lang
		? {}
		: { lang: textLang };
}
