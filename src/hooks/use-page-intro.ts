import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../api/queries';
import type { Lang } from '../lib/boot';
import { screenPage, type ScreenType } from '../lib/paths';

export interface PageIntro {
	/** Known at once, from the router list. */
	title: string;
	text: string;
	/** The language the texts are in, where it is not the page's. */
	textLang: Lang | undefined;
}

/** Title and intro that editors wrote on the page of a screen. */
export function usePageIntro( type: ScreenType ): PageIntro {
	const page = screenPage( type );
	const { data } = useQuery( {
		...queryOf( 'get_default', { pageId: page?.pageid ?? 0 } ),
		enabled: page !== null && page.pageid > 0,
	} );
	return {
		title: data?.data.title ?? page?.title ?? '',
		text: data?.data.text ?? '',
		textLang: data?.data.text_lang,
	};
}
