import { Gallery } from '../../../components/gallery/gallery';
import { RichText } from '../../../components/rich-text';
import type { PageBlock } from '../page-block';
import { Checklist } from './checklist';
import { Faq } from './faq';

interface ContentBlockProps {
	block: PageBlock;
}

export function ContentBlock( { block }: ContentBlockProps ) {
	switch ( block.type ) {
		case 'text':
			return <RichText html={ block.turinys } />;
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
	}
}
