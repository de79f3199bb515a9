import { registerPlugin } from '@wordpress/plugins';
import { MentorPanels } from './components/mentor-panels';
import { PLUGIN } from './lib/use-facts';

registerPlugin( PLUGIN, { render: MentorPanels } );
