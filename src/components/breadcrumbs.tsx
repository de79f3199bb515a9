import { __ } from '@wordpress/i18n';
import { ChevronRight } from 'lucide-react';
import { Link } from './link';
import { Icon } from './icon';
import './breadcrumbs.css';

interface BreadcrumbsProps {
	/** From the top; the last one is this page. */
	items: ReadonlyArray< { label: string; to?: string | undefined } >;
}

export function Breadcrumbs( { items }: BreadcrumbsProps ) {
	return (
		<nav
			className="mp-breadcrumbs"
			aria-label={ __( 'Breadcrumbs', 'mentoriai-portal' ) }
		>
			<ol>
				{ items.map( ( { label, to }, index ) => (
					<li key={ label }>
						{ to !== undefined && index < items.length - 1 ? (
							<Link to={ to }>{ label }</Link>
						) : (
							<span
								aria-current={
									index === items.length - 1
										? 'page'
										: undefined
								}
							>
								{ label }
							</span>
						) }
						{ index < items.length - 1 && (
							<Icon icon={ ChevronRight } />
						) }
					</li>
				) ) }
			</ol>
		</nav>
	);
}
