import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PluginPrePublishPanel } from '@wordpress/editor';
import { showField } from '../lib/panels';
import type { Problem } from '../lib/types';

interface Props {
	problems: Problem[];
}

/** Why the button is off, before publishing, with a way to each field. */
export function PublishCheck( { problems }: Props ) {
	if ( problems.length === 0 ) {
		return null;
	}
	return (
		<PluginPrePublishPanel
			title={ __( 'Before publishing', 'mentoriai-portal' ) }
			initialOpen
		>
			<p className="mp-event-error">
				{ __(
					'The event cannot be published yet:',
					'mentoriai-portal'
				) }
			</p>
			<ul className="mp-event-problems">
				{ problems.map( ( { field, text } ) => (
					<li key={ field }>
						<Button
							variant="link"
							onClick={ () => showField( field ) }
						>
							{ text }
						</Button>
					</li>
				) ) }
			</ul>
		</PluginPrePublishPanel>
	);
}
