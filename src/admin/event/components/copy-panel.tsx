import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { adminData } from '../lib/admin-data';

interface EditorSelectors {
	isEditedPostNew: () => boolean;
}

/** Makes other events of this one, as it was saved. */
export function CopyPanel() {
	const { duplicateUrl, repeatUrl } = adminData();
	const isNew = useSelect(
		( select ) =>
			(
				select( 'core/editor' ) as unknown as EditorSelectors
			 ).isEditedPostNew(),
		[]
	);
	return duplicateUrl && repeatUrl && ! isNew ? (
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
