import { __ } from '@wordpress/i18n';
import { Download, FileText } from 'lucide-react';
import { Icon } from '../../../components/icon';
import { formatBytes } from '../../../lib/numbers';
import { langAttribute } from '../../../lib/text-lang';
import type { EventData } from '../api';
import { fileKind, fileName } from '../lib/file-kind';

/** Files to take along: each row is a download. */
export function EventFiles( { event }: { event: EventData } ) {
	if ( event.files.length === 0 ) {
		return null;
	}
	return (
		<section>
			<h2>{ __( 'Files', 'mentoriai-portal' ) }</h2>
			<ul className="mp-event-files">
				{ event.files.map( ( { file, text, size } ) => (
					<li key={ file }>
						<a className="mp-event-file" href={ file } download>
							<Icon icon={ FileText } />
							<span>
								<b { ...langAttribute( event.text_lang ) }>
									{ text || fileName( file ) }
								</b>{ ' ' }
								<span className="mp-sm mp-muted">
									{ [
										fileKind( file ),
										size > 0 && formatBytes( size ),
									]
										.filter( Boolean )
										.join( ', ' ) }
								</span>
							</span>
							<Icon icon={ Download } />
						</a>
					</li>
				) ) }
			</ul>
		</section>
	);
}
