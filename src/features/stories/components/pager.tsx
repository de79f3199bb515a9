import { __, sprintf } from '@wordpress/i18n';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from '../../../components/link';
import { Icon } from '../../../components/icon';
import { GAP, pagerItems } from '../lib/pages';
import './pager.css';

interface PagerProps {
	/** From 1. */
	current: number;
	pages: number;
	/** The query of a page's address. */
	searchOf: ( page: number ) => string;
}

/** Numbers of pages as links. */
export function Pager( { current, pages, searchOf }: PagerProps ) {
	if ( pages < 2 ) {
		return null;
	}
	const linkOf = ( page: number ) => ( {
		to: { search: searchOf( page ) },
	} );
	return (
		<nav
			className="mp-pager"
			aria-label={ __( 'Pages', 'mentoriai-portal' ) }
		>
			<ul>
				{ current > 1 && (
					<li>
						<Link
							{ ...linkOf( current - 1 ) }
							rel="prev"
							aria-label={ __(
								'Previous page',
								'mentoriai-portal'
							) }
						>
							<Icon icon={ ChevronLeft } />
						</Link>
					</li>
				) }
				{ pagerItems( current, pages ).map( ( item, index ) =>
					item === GAP ? (
						<li key={ `gap ${ index }` } aria-hidden="true">
							<span>{ GAP }</span>
						</li>
					) : (
						<li key={ item }>
							<Link
								{ ...linkOf( item ) }
								aria-label={ sprintf(
									/* translators: %d: number of a page. */
									__( 'Page %d', 'mentoriai-portal' ),
									item
								) }
								aria-current={
									item === current ? 'page' : undefined
								}
							>
								{ item }
							</Link>
						</li>
					)
				) }
				{ current < pages && (
					<li>
						<Link
							{ ...linkOf( current + 1 ) }
							rel="next"
							aria-label={ __( 'Next page', 'mentoriai-portal' ) }
						>
							<Icon icon={ ChevronRight } />
						</Link>
					</li>
				) }
			</ul>
		</nav>
	);
}
