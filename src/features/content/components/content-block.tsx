import { Checklist } from '../../../components/checklist/checklist';
import { Gallery } from '../../../components/gallery/gallery';
import { EditorText } from '../../../components/editor-text/editor-text';
import type { PageBlock } from '../page-block';
import { Faq } from './faq';
import { PageVideo } from './page-video';

interface ContentBlockProps {
	block: Exclude< PageBlock, { type: 'section' } >;
}

export function ContentBlock( { block }: ContentBlockProps ) {
	switch ( block.type ) {
		case 'text':
			return <EditorText html={ block.turinys } />;
		case 'faq':
			return <Faq block={ block } />;
		case 'checklist':
			return <Checklist block={ block } />;
		case 'gallery':
			return (
				<Gallery
					images={ block.items.filter( ( item ) => item !== null ) }
				/>
			);
		case 'video':
			return <PageVideo block={ block } />;
	}
}
