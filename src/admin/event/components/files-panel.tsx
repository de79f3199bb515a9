import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useRef } from 'react';
import { adminData } from '../lib/admin-data';
import { pickFiles } from '../lib/media-library';
import type { EventFacts, EventFile } from '../lib/types';
import { useAttachments } from '../lib/use-attachments';
import { FileName } from './file-name';
import { RowList } from './row-list';
import { TextFact } from './text-fact';

interface Props {
	facts: EventFacts;
	change: ( changes: Partial< EventFacts > ) => void;
}

export function FilesPanel( { facts, change }: Props ) {
	const { files } = facts;
	const button = useRef< HTMLButtonElement >( null );
	const infoOf = useAttachments( files.map( ( { file } ) => file ) );
	const nameOf = ( { file, text }: EventFile, index: number ) =>
		text.trim() ||
		infoOf( file )?.name ||
		sprintf(
			/* translators: %d: place in the list. */
			__( 'file %d', 'mentoriai-portal' ),
			index + 1
		);
	const add = () =>
		pickFiles(
			{
				title: __( 'Event files', 'mentoriai-portal' ),
				button: __( 'Add to the event', 'mentoriai-portal' ),
			},
			( picked ) =>
				change( {
					files: [
						...files,
						...picked
							.filter( ( { id } ) =>
								files.every( ( { file } ) => file !== id )
							)
							.map( ( { id, title } ) => ( {
								file: id,
								text: title,
							} ) ),
					],
				} ),
			() => button.current?.focus()
		);
	return (
		<div className="mp-event-panel">
			<RowList
				items={ files }
				nameOf={ nameOf }
				isEmpty={ () => false }
				onChange={ ( rows ) => change( { files: rows } ) }
			>
				{ ( row, index ) => (
					<>
						<FileName info={ infoOf( row.file ) } />
						<TextFact
							label={ __(
								'Name of the file on the site',
								'mentoriai-portal'
							) }
							value={ row.text }
							onChange={ ( text ) =>
								change( {
									files: files.map( ( other, place ) =>
										place === index
											? { ...other, text }
											: other
									),
								} )
							}
						/>
					</>
				) }
			</RowList>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				ref={ button }
				onClick={ add }
			>
				{ __( 'Add files', 'mentoriai-portal' ) }
			</Button>
			<p className="mp-event-hint">
				{ sprintf(
					/* translators: %s: size, e.g. "16 MB". */
					__(
						'Programme, slides, forms: PDF, Word, Excel, PowerPoint or pictures, up to %s each. Visitors download them.',
						'mentoriai-portal'
					),
					adminData().maxUpload
				) }
			</p>
		</div>
	);
}
