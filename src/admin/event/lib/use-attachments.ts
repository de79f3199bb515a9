import { useSelect } from '@wordpress/data';

interface Attachment {
	id: number;
	source_url: string;
	media_details?: { filesize?: number };
}

interface CoreSelectors {
	getEntityRecords: (
		kind: string,
		name: string,
		query: Record< string, unknown >
	) => Attachment[] | null;
}

export interface FileInfo {
	name: string;
	/** Bytes, 0 where WordPress does not know. */
	size: number;
}

/** What the media library knows of files: null while it is asked, undefined for one that is gone. */
export function useAttachments(
	ids: number[]
): ( id: number ) => FileInfo | undefined | null {
	const asked = [ ...new Set( ids ) ].sort( ( a, b ) => a - b ).join( ',' );
	const rows = useSelect(
		( select ) =>
			asked === ''
				? []
				: (
						select( 'core' ) as unknown as CoreSelectors
				   ).getEntityRecords( 'postType', 'attachment', {
						include: asked.split( ',' ).map( Number ),
						per_page: 100,
				  } ),
		[ asked ]
	);
	return ( id ) => {
		if ( rows === null ) {
			return null;
		}
		const found = rows.find( ( row ) => row.id === id );
		return (
			found && {
				name: decodeURIComponent(
					found.source_url.split( '/' ).pop() ?? ''
				),
				size: found.media_details?.filesize ?? 0,
			}
		);
	};
}
