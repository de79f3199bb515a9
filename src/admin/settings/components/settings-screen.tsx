import { Button, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '../lib/use-settings';
import { SettingsForm } from './settings-form';

/** Settings → Mentoriai portal. */
export function SettingsScreen() {
	const { settings, failed, load, ...form } = useSettings();
	if ( failed ) {
		return (
			<Notice status="error" isDismissible={ false }>
				<p>
					{ __(
						'The settings could not be loaded.',
						'mentoriai-portal'
					) }{ ' ' }
					{ failed }
				</p>
				<Button variant="secondary" onClick={ load }>
					{ __( 'Try again', 'mentoriai-portal' ) }
				</Button>
			</Notice>
		);
	}
	if ( ! settings ) {
		return (
			<p role="status" className="mp-settings-loading">
				<Spinner />
				{ __( 'Loading settings…', 'mentoriai-portal' ) }
			</p>
		);
	}
	return <SettingsForm settings={ settings } { ...form } />;
}
