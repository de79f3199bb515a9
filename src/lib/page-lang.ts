/** BCP 47 tag of the page's language, for Intl. */
export function pageLocale(): 'lt-LT' | 'en-GB' {
	return document.documentElement.lang.toLowerCase().startsWith( 'en' )
		? 'en-GB'
		: 'lt-LT';
}
