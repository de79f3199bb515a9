import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { openPanelsOnce } from '../lib/open-panels';
import { AboutPanel } from './components/about-panel';
import { CopyPanel } from './components/copy-panel';
import { FilesPanel } from './components/files-panel';
import { PublishCheck } from './components/publish-check';
import { SpeakersPanel } from './components/speakers-panel';
import { WhenPanel } from './components/when-panel';
import { WherePanel } from './components/where-panel';
import { PANELS, PLUGIN, hideTownPanel } from './lib/panels';
import { useEvent } from './lib/use-event';
import { usePublishLock } from './lib/use-publish-lock';
import { TOWN } from './lib/use-towns';
import './event.css';

/**
 * The facts of an event as panels beside the text, where WordPress has categories and the featured picture and editors
 * look for such things first. A box below the text would lie in a pane that WordPress folds away, and would be saved
 * by a second request.
 */
export function EventScreen() {
	const { facts, problems, change } = useEvent();
	usePublishLock( problems );
	useEffect( () => {
		openPanelsOnce( PLUGIN, PANELS );
		hideTownPanel( TOWN );
	}, [] );
	const given = { facts, problems, change };
	return (
		<>
			<PluginDocumentSettingPanel
				name="when"
				title={ __( 'Date and status', 'mentoriai-portal' ) }
			>
				<WhenPanel { ...given } />
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel
				name="where"
				title={ __( 'Place', 'mentoriai-portal' ) }
			>
				<WherePanel { ...given } />
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel
				name="about"
				title={ __( 'Registration and kind', 'mentoriai-portal' ) }
			>
				<AboutPanel { ...given } />
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel
				name="speakers"
				title={ __( 'Speakers', 'mentoriai-portal' ) }
			>
				<SpeakersPanel { ...given } />
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel
				name="files"
				title={ __( 'Files', 'mentoriai-portal' ) }
			>
				<FilesPanel facts={ facts } change={ change } />
			</PluginDocumentSettingPanel>
			<CopyPanel />
			<PublishCheck problems={ problems } />
		</>
	);
}
