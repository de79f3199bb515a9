import { _n, sprintf } from '@wordpress/i18n';
import { Tag } from './tag';
import { VisuallyHidden } from './visually-hidden';
import './tag.css';

interface TagListProps {
	tags: readonly string[];
	/** How many are shown before "+2". */
	max?: number | undefined;
}

export function TagList( { tags, max = 3 }: TagListProps ) {
	if ( tags.length === 0 ) {
		return null;
	}
	const hidden = tags.length - max;
	return (
		<ul className="mp-tag-list">
			{ tags.slice( 0, max ).map( ( tag ) => (
				<li key={ tag }>
					<Tag>{ tag }</Tag>
				</li>
			) ) }
			{ hidden > 0 && (
				<li>
					<Tag>
						<span aria-hidden="true">{ `+${ hidden }` }</span>
						<VisuallyHidden>
							{ sprintf(
								/* translators: %d: number of further fields of a mentor. */
								_n(
									'and %d more',
									'and %d more',
									hidden,
									'mentoriai-portal'
								),
								hidden
							) }
						</VisuallyHidden>
					</Tag>
				</li>
			) }
		</ul>
	);
}
