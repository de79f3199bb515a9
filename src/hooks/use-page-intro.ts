import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client';
import { bootReply, type Lang } from '../lib/boot';
import { screenPage, type ScreenType } from '../lib/paths';

interface PageIntro {
	/** Known at once, from the router list. */
	title: string;
	text: string;
	textFull: string;
	/** The language the texts are in, where it is not the page's. */
	textLang: Lang | undefined;
}

/** One content page: get_default with the reply that the page brought along. */
export function pageQuery( pageId: number ) {
	const input = { pageId };
	return {
		queryKey: [ 'get_default', pageId ] as const,
		queryFn: ( { signal }: { signal: AbortSignal } ) =>
			call( 'get_default', input, { signal } ),
		initialData: () => bootReply( 'get_default', input ),
		staleTime: 60_000,
	};
}

/** Title and intro that editors wrote on the page of a screen. */
export function usePageIntro( type: ScreenType ): PageIntro {
	const page = screenPage( type );
	const { data } = useQuery( {
		...pageQuery( page?.pageid ?? 0 ),
		enabled: page !== null && page.pageid > 0,
	} );
	return {
		title: data?.data.title ?? page?.title ?? '',
		text: data?.data.text ?? '',
		textFull: data?.data.text_full ?? '',
		textLang: data?.data.text_lang,
	};
}
