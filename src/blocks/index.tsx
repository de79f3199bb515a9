import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';
import { ProcessEdit } from './blocks/edit';
import { YellowBandEdit } from './blocks2/edit';
import { ChecklistEdit } from './checklist/edit';
import { EventsEdit } from './events/edit';
import { FaqEdit } from './faq/edit';
import { IntroEdit } from './intro/edit';
import { MentorsEdit } from './mentors/edit';
import { NumbersEdit } from './numbers/edit';
import { PartnersEdit } from './partners/edit';
import { StoriesEdit } from './stories/edit';
import { TextEdit } from './text/edit';
import { TwoColumnsEdit } from './twocols/edit';
import { TwoColumnsOldEdit } from './twocolsold/edit';
import { blocksBoot } from './lib/boot';
import { limitCoreBlocks } from './lib/core-blocks';
import { watchUnlisted } from './lib/unlisted';
import './style.css';
import './editor.css';

/** How the portal's blocks are edited; what they are is in block.json beside it, which the server registers. */
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
	const type = `mentoriai/${ name }`;
	registerBlockType( type, {
		edit,
		example: { viewportWidth: 1280, ...blocksBoot().examples[ type ] },
		// Only the text keeps blocks inside.
		save: () => ( name === 'text' ? <InnerBlocks.Content /> : null ),
	} );
}

limitCoreBlocks();
watchUnlisted();
