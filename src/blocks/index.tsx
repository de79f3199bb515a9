import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';
import { ChecklistEdit } from './edits/checklist-edit';
import { EventsEdit } from './edits/events-edit';
import { FaqEdit } from './edits/faq-edit';
import { IntroEdit } from './edits/intro-edit';
import { MentorsEdit } from './edits/mentors-edit';
import { NumbersEdit } from './edits/numbers-edit';
import { PartnersEdit } from './edits/partners-edit';
import { ProcessEdit } from './edits/process-edit';
import { StoriesEdit } from './edits/stories-edit';
import { TextEdit } from './edits/text-edit';
import { TwoColumnsEdit } from './edits/two-columns-edit';
import { TwoColumnsOldEdit } from './edits/two-columns-old-edit';
import { YellowBandEdit } from './edits/yellow-band-edit';
import { limitCoreBlocks } from './lib/core-blocks';
import { watchUnlisted } from './lib/unlisted';
import './style.css';
import './editor.css';

/** How the portal's blocks are edited; everything else about them is in includes/Content/BlockTypes.php. */
const EDITS = {
	intro: IntroEdit,
	twocols: TwoColumnsEdit,
	events: EventsEdit,
	blocks: ProcessEdit,
	twocolsold: TwoColumnsOldEdit,
	mentors: MentorsEdit,
	blocks2: YellowBandEdit,
	stories: StoriesEdit,
	numbers: NumbersEdit,
	text: TextEdit,
	partners: PartnersEdit,
	faq: FaqEdit,
	checklist: ChecklistEdit,
};

for ( const [ name, edit ] of Object.entries( EDITS ) ) {
	registerBlockType( `mentoriai/${ name }`, {
		edit,
		// Only the text keeps blocks inside.
		save: () => ( name === 'text' ? <InnerBlocks.Content /> : null ),
	} );
}

limitCoreBlocks();
watchUnlisted();
