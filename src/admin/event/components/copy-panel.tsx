import { Button } from '@wordpress/components';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { adminData } from '../lib/admin-data';

/** Makes other events of this one, as it was saved. */
export function CopyPanel() {
	const { duplicateUrl, repeatUrl } = adminData();
	return duplicateUrl && repeatUrl ? (
		<PluginDocumentSettingPanel
			name="copies"
			title={ __( 'Copies', 'mentoriai-portal' ) }
		>
			<p>
				{ __(
					'Made from what is saved, in both languages.',
					'mentoriai-portal'
				) }
			</p>
			<Button variant="secondary" href={ duplicateUrl }>
				{ __( 'Duplicate', 'mentoriai-portal' ) }
			</Button>{ ' ' }
			<Button variant="secondary" href={ repeatUrl }>
				{ __( 'Repeat…', 'mentoriai-portal' ) }
			</Button>
		</PluginDocumentSettingPanel>
	) : null;
}
