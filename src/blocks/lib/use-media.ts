import { useSelect } from '@wordpress/data';

interface Media {
	source_url: string;
	alt_text: string;
	media_details: { width?: number; height?: number };
}

interface CoreSelectors {
	getEntityRecord: (
		kind: string,
		name: string,
		id: number,
		query: Record< string, string >
	) => Media | null | undefined;
}

/** A picture of the media library; null while it loads and where it is gone. */
export function useMedia( id: number ): Media | null {
	return useSelect(
		( select ) => {
			const core = select( 'core' ) as unknown as CoreSelectors;
			return id > 0
				? core.getEntityRecord( 'postType', 'attachment', id, {
						context: 'view',
				  } ) ?? null
				: null;
		},
		[ id ]
	);
}
