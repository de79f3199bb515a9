import { registerPlugin } from '@wordpress/plugins';
import { LanguagePanel } from './components/language-panel';

registerPlugin( 'mentoriai-language', { render: LanguagePanel } );
